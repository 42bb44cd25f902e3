# Casas
row = linha { $number }
column = coluna { $number }
box = região { $number }

# O que um passo fez: o facto e, em `.rest`, a sua razão ou consequência.
start =
    { $empty ->
        [0] Ainda nada foi feito, e não há nenhuma célula vazia.
        [one] Ainda nada foi feito. Há uma célula vazia.
       *[other] Ainda nada foi feito. Há { $empty } células vazias.
    }
select-tests = { $cell } é a próxima célula vazia.
    .rest = Os seus { $options } valores serão testados um a um.
select-first = { $cell } é a próxima célula vazia.
    .rest =
        { $options ->
            [0] Não lhe resta nenhum candidato.
            [one] Tem um candidato.
           *[other] Tem { $options } candidatos.
        }
select-fewest = Agora decide-se { $cell }.
    .rest =
        { $options ->
            [0] Não lhe resta nenhum candidato.
            [one] Tem um só candidato, e nenhuma célula tem menos.
           *[other] Tem { $options } candidatos, e nenhuma célula tem menos.
        }
select-fewest-places = Agora decide-se { $cell }.
    .rest =
        { $options ->
            [0] Não lhe resta nenhum candidato.
            [one] Tem um só candidato, e nada tem menos opções.
           *[other] Tem { $options } candidatos, e nada tem menos opções.
        }
select-places = Agora decide-se o lugar do { $value } na { $house }.
    .rest =
        { $options ->
            [0] Não lhe resta nenhum lugar.
            [one] Tem um só lugar, e nada tem menos opções.
           *[other] Tem { $options } lugares, e nada tem menos opções.
        }
place-tested = { $cell }: escreve-se o { $value }.
    .rest = Por agora não quebra nenhuma regra: é um palpite.
place-candidate = { $cell }: escreve-se o { $value }.
    .rest = É um dos candidatos: um palpite.
conflict-row = { $cell }: o { $value } não serve.
    .rest = { $with }, na mesma linha, já o tem.
conflict-column = { $cell }: o { $value } não serve.
    .rest = { $with }, na mesma coluna, já o tem.
conflict-box = { $cell }: o { $value } não serve.
    .rest = { $with }, na mesma região, já o tem.
deduce-naked = { $cell } tem de ser { $value }.
    .rest = É o único candidato que lhe resta.
deduce-hidden = { $cell } tem de ser { $value }.
    .rest = Nenhuma outra célula da { $house } o pode ter.
dead-end-cell = Beco sem saída em { $cell }.
    .rest = Não resta nenhum candidato para esta célula.
dead-end-places = Beco sem saída: o { $value } na { $house }.
    .rest = Já não cabe em nenhuma célula.
backtrack = { $cell }: retira-se o { $value }.
    .rest = Tudo o que vinha depois deste palpite falhou ou já foi visto.
backtrack-deduced = { $cell }: retira-se o { $value }.
    .rest = O que se deduziu deste palpite sai com ele.
sweep = Começa a passagem { $number } pelo tabuleiro.
solution = Solução { $number }!
    .rest = Todas as células estão cheias e nenhuma regra é quebrada.
exhausted =
    { $solutions ->
        [0] Tudo foi experimentado: não há solução.
        [one] Tudo foi experimentado: há exatamente uma solução.
       *[other] Tudo foi experimentado: há exatamente { $solutions } soluções.
    }
gave-up =
    { $empty ->
        [one] Desiste: fica uma célula vazia.
       *[other] Desiste: ficam { $empty } células vazias.
    }
    .rest = Uma passagem inteira não preencheu nada; daqui em diante seria preciso adivinhar.
