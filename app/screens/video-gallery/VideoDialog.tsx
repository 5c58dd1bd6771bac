import { useTranslation } from 'react-i18next';
import { Dialog } from '#app/components/Dialog/Dialog.tsx';
import { posterOf } from '#app/model/pictures/picture.ts';
import { Captions } from './Captions.tsx';
import { Transcript } from './Transcript.tsx';
import styles from './VideoDialog.module.css';
import type { Film } from './VideoGrid.tsx';

type VideoDialogProps = { video: Film; onClose: () => void };

/** Plays at once: whoever opened it has asked for it. Closing takes the player away and with it the sound. */
export function VideoDialog({ video, onClose }: VideoDialogProps) {
  const { t } = useTranslation('video-gallery');
  return (
    <Dialog title={video.title} onClose={onClose}>
      {/* biome-ignore lint/a11y/useMediaCaption: its tracks are in Captions. */}
      <video
        className={styles.player}
        src={video.videoUrl}
        poster={posterOf(video.thumbnail)}
        width="640"
        height="480"
        controls
        autoPlay
        playsInline
      >
        <Captions film={video.id} />
        {t('unsupported')}
      </video>
      <div className={styles.text}>
        <h3>{t('transcript')}</h3>
        <Transcript lines={video.transcript} />
      </div>
    </Dialog>
  );
}
