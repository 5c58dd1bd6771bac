import type { Language } from '#app/i18n/language.ts';

export type Sentence = { text: string; language: Language };

export type Speed = 'slower' | 'normal' | 'faster';

export const RATES: Record<Speed, number> = { slower: 0.75, normal: 1, faster: 1.3 };

type Device = {
  speak: (utterance: SpeechSynthesisUtterance) => void;
  cancel: () => void;
};

type ReaderOptions<S extends Sentence> = {
  sentences: readonly S[];
  voiceFor: (language: Language) => SpeechSynthesisVoice | undefined;
  onSentence: (sentence: S, index: number) => void;
  onEnd: () => void;
  /** Called when speech synthesis reports an error. */
  onFailure: () => void;
  device?: Device;
};

/** Speaks sentence by sentence. Pausing cancels and repeats the sentence, because `pause()` ends speech on Android. */
export function createReader<S extends Sentence>(options: ReaderOptions<S>) {
  const { sentences, voiceFor, onSentence, onEnd, onFailure, device = window.speechSynthesis } = options;
  let at = 0;
  let speed: Speed = 'normal';
  // Held, because browsers collect an unreferenced utterance and never fire its end event.
  let current: SpeechSynthesisUtterance | undefined;

  const speak = () => {
    const sentence = sentences[at];
    current = undefined;
    device.cancel();
    if (!sentence) return onEnd();
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    const voice = voiceFor(sentence.language);
    if (voice) utterance.voice = voice;
    utterance.lang = voice?.lang.replace('_', '-') ?? sentence.language;
    utterance.rate = RATES[speed];
    utterance.onend = () => {
      if (current !== utterance) return;
      at += 1;
      speak();
    };
    utterance.onerror = () => {
      if (current !== utterance) return;
      current = undefined;
      onFailure();
    };
    current = utterance;
    onSentence(sentence, at);
    device.speak(utterance);
  };

  return {
    readFrom: (index: number) => {
      at = index;
      speak();
    },
    resume: speak,
    silence: () => {
      current = undefined;
      device.cancel();
    },
    /** Restarts the current sentence at the new speed. */
    setSpeed: (wanted: Speed) => {
      speed = wanted;
      if (current) speak();
    },
  };
}

export type Reader = ReturnType<typeof createReader>;
