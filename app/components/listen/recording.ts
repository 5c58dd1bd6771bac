import { RATES, type Reader, type Speed } from './reader.ts';

type RecordingOptions = {
  src: string;
  onEnd: () => void;
  /** The browser plays no sound before the next press. */
  onRefused: () => void;
  /** The file is missing, or of a kind that the browser cannot play. */
  onUnplayable: () => void;
  audio?: Pick<
    HTMLAudioElement,
    'preload' | 'src' | 'currentTime' | 'playbackRate' | 'onended' | 'onerror' | 'play' | 'pause'
  >;
};

/** Plays a recording. Fetches nothing before it is played. */
export function playRecording({ src, onEnd, onRefused, onUnplayable, audio = new Audio() }: RecordingOptions): Reader {
  audio.preload = 'none';
  audio.src = src;
  audio.onended = onEnd;
  audio.onerror = onUnplayable;
  // A file that cannot be played also fires `onerror`; a pause before the first sound rejects too.
  const play = () => audio.play().catch(({ name }: Error) => name === 'NotAllowedError' && onRefused());
  return {
    readFrom: () => {
      audio.currentTime = 0;
      play();
    },
    resume: play,
    silence: () => audio.pause(),
    setSpeed: (speed: Speed) => {
      audio.playbackRate = RATES[speed];
    },
  };
}
