// Reads aloud, where the browser has a voice, what is announced to screen readers. It is off until the reader wants it.
const voice = window.speechSynthesis;

function setAloud(isOn) {
    aloud[isOn ? "add" : "delete"]("aloud");
    tell("w", wishes());
}

function speak(words) {
    voice.cancel();
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.lang = document.documentElement.lang;
    voice.speak(utterance);
}

recuo.readAloud = () => {
    const isOn = !aloud.has("aloud");
    setAloud(isOn);
    if (isOn) {
        speak(JSON.parse(document.documentElement.dataset.shown).sentences.join(" "));
    } else {
        voice.cancel();
    }
    try {
        localStorage.setItem("recuo.aloud", isOn ? "on" : "");
    } catch {
        // It is for this visit only.
    }
};

function findVoice() {
    if (voice.getVoices().length > 0 && !aloud.has("voice")) {
        aloud.add("voice");
        setAloud(kept("aloud") === "on");
    }
}

function readAnnouncements(changes) {
    if (!aloud.has("aloud")) {
        return;
    }
    const told = changes.map(({ target }) => (target.closest ? target : target.parentNode).closest("[aria-live]"));
    const words = [...new Set(told)].map((element) => element?.textContent).filter(Boolean);
    if (words.length > 0) {
        speak(words.join(" "));
    }
}

if (voice) {
    findVoice();
    voice.addEventListener("voiceschanged", findVoice);
    new MutationObserver(readAnnouncements).observe(mirror, { childList: true, characterData: true, subtree: true });
}
