import type { Language } from '#app/i18n/language.ts';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;
type Voices<V extends Voice> = { getVoices: () => V[] } & Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Language tags of voices: `mr-IN`, `mr_IN` on Android, ISO 639-2 `mar` in some engines. */
const LANGUAGE_TAGS = { en: /^(en|eng)([-_]|$)/i, mr: /^(mr|mar)([-_]|$)/i } as const;

/** Time after which a device without a voice probably has none. Android loads voices late. */
const PATIENCE_MS = 2000;

/** Chooses a voice of the language, preferably Indian and on the device; a Hindi voice cannot read Marathi. */
export function chooseVoice<V extends Voice>(voices: readonly V[], language: Language): V | undefined {
  const score = ({ lang, localService, default: isDefault }: V) =>
    Number(/[-_]in/i.test(lang)) * 4 + Number(localService) * 2 + Number(isDefault);
  return voices.filter(({ lang }) => LANGUAGE_TAGS[language].test(lang)).sort((a, b) => score(b) - score(a))[0];
}

type Waiting<V extends Voice> = { device: Voices<V>; language: Language; onVoice: () => void; onNone: () => void };

/**
 * Calls `onVoice` once, when the device has a voice of the language. Calls `onNone` if there is none after two seconds, and
 * keeps waiting, because an engine that starts for the first time can need longer. Returns a function that stops waiting.
 */
export function waitForVoice<V extends Voice>({ device, language, onVoice, onNone }: Waiting<V>): () => void {
  const timer = setTimeout(onNone, PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    device.removeEventListener('voiceschanged', check);
  };
  const check = () => {
    if (!chooseVoice(device.getVoices(), language)) return;
    stop();
    onVoice();
  };
  device.addEventListener('voiceschanged', check);
  check();
  return stop;
}
