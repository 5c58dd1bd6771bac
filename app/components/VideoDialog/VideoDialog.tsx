import { FileText } from 'lucide-react';
import { useRef } from 'react';
import { useLateTranslation } from '#app/i18n/useLateTranslation.ts';
import { posterOf } from '#app/model/pictures/picture.ts';
import type { Film } from '#app/model/videos/film.server.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { savesData } from '../preferences/savesData.ts';
import { Captions } from './Captions.tsx';
import { CaptionsChoice } from './CaptionsChoice.tsx';
import { Transcript } from './Transcript.tsx';
import styles from './VideoDialog.module.css';

type VideoDialogProps = { video: Film; onClose: () => void };

/** Plays at once: whoever opened it has asked for it. Where data is saved, it waits for one more press. Closing takes the player away and with it the sound. */
export function VideoDialog({ video, onClose }: VideoDialogProps) {
  const { t, ready } = useLateTranslation('video');
  const player = useRef<HTMLVideoElement>(null);
  const light = savesData();
  if (!ready) return null;
  return (
    <Dialog title={video.title} onClose={onClose}>
      {/* biome-ignore lint/a11y/useMediaCaption: its tracks are in Captions. */}
      <video
        ref={player}
        className={styles.player}
        src={video.videoUrl}
        poster={light ? undefined : posterOf(video.thumbnail)}
        width="640"
        height="480"
        controls
        autoPlay={!light}
        preload={light ? 'none' : undefined}
        playsInline
      >
        <Captions film={video.id} />
        {t('unsupported')}
      </video>
      <div className={styles.below}>
        <CaptionsChoice player={player} />
        <details className={styles.text}>
          <summary>
            <FileText aria-hidden="true" />
            {t('readTranscript')}
          </summary>
          <Transcript lines={video.transcript} />
        </details>
      </div>
    </Dialog>
  );
}
