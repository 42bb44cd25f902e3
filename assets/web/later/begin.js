// What the first picture does without comes after it, as a script of its own; or before it, if the page cannot go on.
"use strict";

const { VERSION, language, query, isFramed, tell, showFrame, say, kept, aloud, wishes, mirror, arrived, rest, trouble } = recuo;

// Why it cannot go on. A frame that gives its page no origin gets files only from a server that lets all pages have them.
const TROUBLES = {
    en: {
        file: "Browsers do not let a page that is opened straight from a folder load the program. Serve the folder, for example with: python3 -m http.server",
        wasm: "This browser cannot run WebAssembly. A current Firefox, Chrome, Edge or Safari can.",
        webgl: "This browser offers no WebGL, which draws the boards. It may be switched off in the settings, or need a newer graphics driver.",
        stopped: "The program has stopped: ",
        sandbox: "This page stands in a frame that keeps it apart from its own server (sandbox without allow-same-origin). The server has to send Access-Control-Allow-Origin: * with its files.",
    },
    pt: {
        file: "Os navegadores não deixam que uma página aberta diretamente de uma pasta carregue o programa. Sirva a pasta, por exemplo com: python3 -m http.server",
        wasm: "Este navegador não executa WebAssembly. Use uma versão atual do Firefox, Chrome, Edge ou Safari.",
        webgl: "Este navegador não oferece WebGL, que desenha os tabuleiros. Ele pode estar desativado nas opções do navegador ou precisar de um driver gráfico mais recente.",
        stopped: "O programa parou: ",
        sandbox: "Esta página está em uma moldura que a separa do próprio servidor (sandbox sem allow-same-origin). O servidor precisa enviar Access-Control-Allow-Origin: * com os arquivos.",
    },
    es: {
        file: "Los navegadores no permiten que una página abierta directamente desde una carpeta cargue el programa. Sirva la carpeta, por ejemplo con: python3 -m http.server",
        wasm: "Este navegador no ejecuta WebAssembly. Use una versión actual de Firefox, Chrome, Edge o Safari.",
        webgl: "Este navegador no ofrece WebGL, que dibuja los tableros. Puede estar desactivado en los ajustes o necesitar un controlador gráfico más reciente.",
        stopped: "El programa se ha detenido: ",
        sandbox: "Esta página está en un marco que la separa de su propio servidor (sandbox sin allow-same-origin). El servidor tiene que enviar Access-Control-Allow-Origin: * con sus archivos.",
    },
};
recuo.explain = (what, more) => {
    // Not across what was there to be read meanwhile.
    document.getElementById("first").hidden = true;
    say(TROUBLES[language][what] + more);
};
if (trouble) {
    recuo.explain(...trouble);
    return; // out of the function that the build puts around these files
}
