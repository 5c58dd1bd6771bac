import type { Language } from '#app/i18n/language.ts';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;
type Voices<V extends Voice> = { getVoices: () => V[] } & Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Language tags of voices: `mr-IN`, `mr_IN` on Android, ISO 639-2 `mar` in some engines. */
const CODES = { en: /^(en|eng)([-_]|$)/i, mr: /^(mr|mar)([-_]|$)/i } as const;

/** Chooses a voice of the language, preferably Indian and on the device; a Hindi voice cannot read Marathi. */
export function chooseVoice<V extends Voice>(voices: readonly V[], language: Language): V | undefined {
  const worth = ({ lang, localService, default: usual }: V) =>
    Number(/[-_]in/i.test(lang)) * 4 + Number(localService) * 2 + Number(usual);
  return voices.filter(({ lang }) => CODES[language].test(lang)).sort((a, b) => worth(b) - worth(a))[0];
}

/** Waits at most two seconds for a voice of the language, because they load late on Android, and returns all voices. */
export function loadVoices<V extends Voice>(device: Voices<V>, language: Language): Promise<V[]> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      device.removeEventListener('voiceschanged', look);
      resolve(device.getVoices());
    };
    const look = () => {
      if (chooseVoice(device.getVoices(), language)) done();
    };
    const timer = setTimeout(done, 2000);
    device.addEventListener('voiceschanged', look);
    look();
  });
}
