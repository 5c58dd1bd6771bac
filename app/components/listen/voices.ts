import type { Language } from '#app/i18n/language.ts';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;
type Voices<V extends Voice> = { getVoices: () => V[] } & Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Language tags of voices: `mr-IN`, `mr_IN` on Android, ISO 639-2 `mar` in some engines. */
const CODES = { en: /^(en|eng)([-_]|$)/i, mr: /^(mr|mar)([-_]|$)/i } as const;

/** Voices load late on Android. */
export const VOICES_TIMEOUT_MS = 2000;

/** Chooses a voice of the language, preferably Indian and on the device; a Hindi voice cannot read Marathi. */
export function chooseVoice<V extends Voice>(voices: readonly V[], language: Language): V | undefined {
  const worth = ({ lang, localService, default: usual }: V) =>
    Number(/[-_]in/i.test(lang)) * 4 + Number(localService) * 2 + Number(usual);
  return voices.filter(({ lang }) => CODES[language].test(lang)).sort((a, b) => worth(b) - worth(a))[0];
}

/** Waits for a voice of the language, at most `timeout` milliseconds, and returns all voices. */
export function loadVoices<V extends Voice>(
  device: Voices<V>,
  language: Language,
  timeout = VOICES_TIMEOUT_MS,
): Promise<V[]> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      device.removeEventListener('voiceschanged', look);
      resolve(device.getVoices());
    };
    const look = () => {
      if (chooseVoice(device.getVoices(), language)) done();
    };
    const timer = setTimeout(done, timeout);
    device.addEventListener('voiceschanged', look);
    look();
  });
}
