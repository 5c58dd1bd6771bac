import type { Language } from '#app/i18n/language.ts';
import type { collectSentences, PageSection } from './readable.ts';
import { createReader, type Reader } from './reader.ts';
import { playRecording } from './recording.ts';
import { chooseVoice, waitForVoice } from './voices.ts';

export type ListeningState = 'waiting' | 'reading' | 'paused' | 'ended' | 'noVoice' | 'failed';

type ListeningOptions = {
  language: Language;
  /** Address of a recording. */
  recording: string | undefined;
  /** Undefined in browsers without speech synthesis. */
  device: SpeechSynthesis | undefined;
  readPage: () => ReturnType<typeof collectSentences>;
  /** Highlights a sentence on the page, or removes the highlight if `range` is undefined. */
  mark: (range: Range | undefined) => void;
  onState: (state: ListeningState) => void;
  onReader: (reader: Reader, parts: PageSection[]) => void;
  play?: typeof playRecording;
};

/** Plays the recording, or else reads the page as soon as the device has a voice. Returns a function that stops it. */
export function startListening(options: ListeningOptions): () => void {
  const { language, recording, device, readPage, mark, onState, onReader, play = playRecording } = options;
  let reader: Reader | undefined;
  let stopWaiting = () => {};
  const begin = (created: Reader, parts: PageSection[] = []) => {
    reader = created;
    onReader(created, parts);
    onState('reading');
    created.readFrom(0);
  };
  const speak = () => {
    if (!device) return onState('noVoice');
    onState('waiting');
    stopWaiting = waitForVoice({
      device,
      language,
      onNoVoice: () => onState('noVoice'),
      onVoice: () => {
        const { sentences, parts } = readPage();
        const created = createReader({
          sentences,
          // Reads text in the other language with the voice of the page if the other language has no voice.
          voiceFor: (spoken) => chooseVoice(device.getVoices(), spoken) ?? chooseVoice(device.getVoices(), language),
          onSentence: ({ range }) => mark(range),
          onEnd: () => {
            mark(undefined);
            onState('ended');
          },
          onError: () => onState('failed'),
          device,
        });
        begin(created, parts);
      },
    });
  };
  if (recording)
    begin(
      play({
        src: recording,
        onEnd: () => onState('ended'),
        onAutoplayBlocked: () => onState('paused'),
        onUnplayable: speak,
      }),
    );
  else speak();
  return () => {
    stopWaiting();
    reader?.silence();
    mark(undefined);
  };
}
