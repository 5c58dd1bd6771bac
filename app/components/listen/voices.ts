import type { Language } from '#app/i18n/language.ts';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;
type VoiceSource<V extends Voice> = { getVoices: () => V[] } & Pick<
  EventTarget,
  'addEventListener' | 'removeEventListener'
>;

/** Language tags of voices: `mr-IN`, `mr_IN` on Android, ISO 639-2 `mar` in some engines. */
const LANGUAGE_TAGS = { en: /^(en|eng)([-_]|$)/i, mr: /^(mr|mar)([-_]|$)/i } as const;

/** Time after which the player reports that there is no voice. Android loads voices late. */
const VOICE_TIMEOUT_MS = 2000;

/** Chooses a voice of the language, preferably Indian and on the device; a Hindi voice cannot read Marathi. */
export function chooseVoice<V extends Voice>(voices: readonly V[], language: Language): V | undefined {
  const score = ({ lang, localService, default: isDefault }: V) =>
    Number(/[-_]in/i.test(lang)) * 4 + Number(localService) * 2 + Number(isDefault);
  return voices.filter(({ lang }) => LANGUAGE_TAGS[language].test(lang)).sort((a, b) => score(b) - score(a))[0];
}

type VoiceRequest<V extends Voice> = {
  device: VoiceSource<V>;
  language: Language;
  onVoice: () => void;
  onNoVoice: () => void;
};

/**
 * Calls `onVoice` once, when the device has a voice of the language. Calls `onNoVoice` if there is none after two seconds, but
 * keeps waiting, because a speech engine can need longer at its first start. Returns a function that stops waiting.
 */
export function waitForVoice<V extends Voice>({ device, language, onVoice, onNoVoice }: VoiceRequest<V>): () => void {
  const timer = setTimeout(onNoVoice, VOICE_TIMEOUT_MS);
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
