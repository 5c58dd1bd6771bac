import type { Language } from '#app/i18n/language.ts';

export type Sentence = { text: string; language: Language };
export type Speed = 'slower' | 'normal' | 'faster';
export const RATES: Record<Speed, number> = { slower: 0.75, normal: 1, faster: 1.3 };

type ReaderOptions<S extends Sentence> = {
  sentences: readonly S[];
  voiceFor: (language: Language) => SpeechSynthesisVoice | undefined;
  onSentence: (sentence: S, index: number) => void;
  onEnd: () => void;
  onError: () => void;
  device?: Pick<SpeechSynthesis, 'speak' | 'cancel'>;
};

/** Speaks sentence by sentence. Pausing cancels a sentence and resuming repeats it, because `pause()` ends speech on Android. */
export function createReader<S extends Sentence>(options: ReaderOptions<S>) {
  const { sentences, voiceFor, onSentence, onEnd, onError, device = window.speechSynthesis } = options;
  let position = 0;
  let speed: Speed = 'normal';
  // Keeps a reference: browsers garbage-collect an unreferenced utterance and never fire its end event.
  let current: SpeechSynthesisUtterance | undefined;

  const speak = () => {
    const sentence = sentences[position];
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
      position += 1;
      speak();
    };
    utterance.onerror = () => {
      if (current !== utterance) return;
      current = undefined;
      onError();
    };
    current = utterance;
    onSentence(sentence, position);
    device.speak(utterance);
  };

  return {
    readFrom: (index: number) => {
      position = index;
      speak();
    },
    resume: speak,
    silence: () => {
      current = undefined;
      device.cancel();
    },
    /** Restarts the current sentence at the new speed. */
    setSpeed: (newSpeed: Speed) => {
      speed = newSpeed;
      if (current) speak();
    },
  };
}

export type Reader = ReturnType<typeof createReader>;
