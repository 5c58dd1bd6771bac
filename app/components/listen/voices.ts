import type { Language } from '#app/i18n/language.ts';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;
type Voices<V extends Voice> = { getVoices: () => V[] } & Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Language tags of voices: `mr-IN`, `mr_IN` on Android, ISO 639-2 `mar` in some engines. */
const LANGUAGE_TAGS = { en: /^(en|eng)([-_]|$)/i, mr: /^(mr|mar)([-_]|$)/i } as const;

/** Chooses a voice of the language, preferably Indian and on the device; a Hindi voice cannot read Marathi. */
export function chooseVoice<V extends Voice>(voices: readonly V[], language: Language): V | undefined {
  const score = ({ lang, localService, default: isDefault }: V) =>
    Number(/[-_]in/i.test(lang)) * 4 + Number(localService) * 2 + Number(isDefault);
  return voices.filter(({ lang }) => LANGUAGE_TAGS[language].test(lang)).sort((a, b) => score(b) - score(a))[0];
}

/** Returns all voices. Waits up to two seconds for a voice of the language, because Android loads voices late. */
export function loadVoices<V extends Voice>(device: Voices<V>, language: Language): Promise<V[]> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      device.removeEventListener('voiceschanged', check);
      resolve(device.getVoices());
    };
    const check = () => {
      if (chooseVoice(device.getVoices(), language)) done();
    };
    const timer = setTimeout(done, 2000);
    device.addEventListener('voiceschanged', check);
    check();
  });
}
