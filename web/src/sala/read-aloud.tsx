import { useEffect, useState } from 'react';
import { ListenIcon } from './icons.tsx';

/** The best Spanish voice of this device, one that stays on it first; undefined when it speaks none. */
function spanishVoice(): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices().filter(({ lang }) => /^es\b/i.test(lang));
  return (
    voices.find(({ localService, lang }) => localService && lang === 'es-ES') ??
    voices.find(({ localService }) => localService) ??
    voices[0]
  );
}

/** Reads the question aloud for whoever asks for it. Not there when the device has no Spanish voice. */
export function ReadAloud({ texto, quiet }: { texto: string; quiet: boolean }) {
  const [voice, setVoice] = useState(() => ('speechSynthesis' in window ? spanishVoice() : undefined));
  const [speaking, setSpeaking] = useState(false);

  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    // Browsers learn of their voices some time after the page has come.
    const look = () => setVoice(spanishVoice());
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', look);
      speechSynthesis.cancel();
    };
  }, []);

  useEffect(() => {
    // The microphone would hear the question.
    if (quiet && voice) speechSynthesis.cancel();
  }, [quiet, voice]);

  if (!voice) return null;

  function speak() {
    speechSynthesis.cancel();
    const utterance = new SpeechSynthesisUtterance(texto);
    utterance.voice = voice ?? null;
    utterance.lang = voice?.lang ?? 'es-ES';
    utterance.onend = () => setSpeaking(false);
    utterance.onerror = () => setSpeaking(false);
    setSpeaking(true);
    speechSynthesis.speak(utterance);
  }

  return (
    <button
      type="button"
      className="boton discreto escuchar"
      disabled={quiet}
      onClick={speaking ? () => speechSynthesis.cancel() : speak}
    >
      <ListenIcon /> {speaking ? 'Detener' : 'Escuchar la pregunta'}
    </button>
  );
}
