import type { Language } from '#app/i18n/language.ts';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;
type Voices<V extends Voice> = { getVoices: () => V[] } & Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** `mr-IN`, `mr_IN` of Android, and `mar` of speech engines that name a language by three letters. */
const CODES = { en: /^(en|eng)([-_]|$)/i, mr: /^(mr|mar)([-_]|$)/i } as const;

/** A voice on Android comes late, and some devices tell only with an event that it is there. */
export const VOICES_TIMEOUT_MS = 2000;

/**
 * A voice that really speaks the language: best with the accent of India, and one that is on the device and costs no
 * data. A voice of another language would read Devanagari letters as nonsense or not at all.
 */
export function chooseVoice<V extends Voice>(voices: readonly V[], language: Language): V | undefined {
  const worth = ({ lang, localService, default: usual }: V) =>
    Number(/[-_]in/i.test(lang)) * 4 + Number(localService) * 2 + Number(usual);
  return voices.filter(({ lang }) => CODES[language].test(lang)).sort((a, b) => worth(b) - worth(a))[0];
}

/** The device's voices, as soon as one of the language is among them, or after two seconds without. */
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
