import type { Language } from '#app/i18n/language.ts';
import type { Part, readPage } from './readable.ts';
import { createReader, type Reader } from './reader.ts';
import { playRecording } from './recording.ts';
import { chooseVoice, waitForVoice } from './voices.ts';

export type ListeningState = 'waiting' | 'reading' | 'paused' | 'ended' | 'noVoice' | 'failed';

type ListeningOptions = {
  language: Language;
  /** Address of a recording. */
  recording: string | undefined;
  /** Missing in browsers that cannot speak. */
  device: SpeechSynthesis | undefined;
  readPage: () => ReturnType<typeof readPage>;
  /** Marks a sentence on the page; undefined: none. */
  mark: (range: Range | undefined) => void;
  onState: (state: ListeningState) => void;
  onReader: (reader: Reader, parts: Part[]) => void;
  play?: typeof playRecording;
};

/** Plays the recording, or else reads the page with a voice of the device as soon as it has one. Returns a function that ends both. */
export function startListening(options: ListeningOptions): () => void {
  const { language, recording, device, readPage, mark, onState, onReader, play = playRecording } = options;
  let reader: Reader | undefined;
  let stopWaiting = () => {};
  const begin = (created: Reader, parts: Part[] = []) => {
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
      onNone: () => onState('noVoice'),
      onVoice: () => {
        const { sentences, parts } = readPage();
        const created = createReader({
          sentences,
          // Uses the voice of the page for text in the other language if that language has no voice.
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
        onRefused: () => onState('paused'),
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
