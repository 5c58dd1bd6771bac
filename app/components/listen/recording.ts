import { RATES, type Reader, type Speed } from './reader.ts';

type RecordingOptions = {
  src: string;
  onEnd: () => void;
  /** Called if the browser blocks sound until the visitor interacts with the page again (autoplay policy). */
  onAutoplayBlocked: () => void;
  /** Called if the file is missing or the browser cannot play its format. */
  onUnplayable: () => void;
  audio?: Pick<
    HTMLAudioElement,
    'preload' | 'src' | 'currentTime' | 'playbackRate' | 'onended' | 'onerror' | 'play' | 'pause'
  >;
};

/** Plays a recording. Fetches nothing before the first `readFrom` or `resume`. */
export function playRecording({
  src,
  onEnd,
  onAutoplayBlocked,
  onUnplayable,
  audio = new Audio(),
}: RecordingOptions): Reader {
  audio.preload = 'none';
  audio.src = src;
  audio.onended = onEnd;
  audio.onerror = onUnplayable;
  // Ignores other rejections: a file that cannot be played also fires `onerror`, and a pause before the first sound is no error.
  const play = () => audio.play().catch(({ name }: Error) => name === 'NotAllowedError' && onAutoplayBlocked());
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
