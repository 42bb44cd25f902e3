% @names mask=p
function m = resolve(m) % @function sweep
    sofaltam = sum(m(:) == 0); % @start
    do
        emfalta = sofaltam;
        [m, sofaltam] = percorre(m); % @sweep
    until sofaltam == 0 || emfalta == sofaltam
    if emfalta == sofaltam % @about no-progress
        disp("Desisto! Demasiado complicado para mim."); % @gave-up(sofaltam)
    else
        disp(m); % @solution
    end
end

function [m, sofaltam] = percorre(m) % @function pass
    sofaltam = 0;
    for l = 1:9
        for c = 1:9
            if m(l, c) == 0
                v = calculaPossiveis(m, l, c);
                if v > 0
                    m(l, c) = v; % @deduce-naked((l - 1) * 9 + c - 1, v)
                else
                    sofaltam++;
                end
            end
        end
    end
end

function v = calculaPossiveis(m, l, c) % @function only-candidate
    L = 3 * floor((l - 1) / 3) + (1:3);
    C = 3 * floor((c - 1) / 3) + (1:3);
    p = setdiff(1:9, m(l, :));
    p = intersect(p, setdiff(1:9, m(:, c)));
    p = intersect(p, setdiff(1:9, m(L, C)));
    v = 0;
    if numel(p) == 1
        v = p;
    end
end
