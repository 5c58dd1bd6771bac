import { ChevronDown } from 'lucide-react';
import { MediaLink } from '#app/components/links/MediaLink.tsx';
import { IN_THREE_COLUMNS } from '#app/components/media/sizes.ts';
import { VideoPoster } from '#app/components/media/VideoPoster.tsx';
import { Transcript } from '#app/components/VideoDialog/Transcript.tsx';
import { formatDuration } from '#app/i18n/duration.ts';
import { formatFileSize } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Film } from '#app/model/videos/film.server.ts';
import styles from './VideoCard.module.css';

type VideoCardProps = { video: Film; onPlay: () => void };

/** A film's picture and title, and what is seen in it for those who cannot or do not want to play it. */
export function VideoCard({ video, onPlay }: VideoCardProps) {
  const { t } = useTranslation('video-gallery');
  const language = useLanguage();
  const time = formatDuration(video.seconds, language);
  return (
    <>
      <div className={styles.card}>
        <VideoPoster picture={video.thumbnail} sizes={IN_THREE_COLUMNS} time={time} />
        <MediaLink href={video.videoUrl} onOpen={onPlay} className="over">
          <h2 className={styles.title}>{video.title}</h2>
          <span className="sr">{t('length', { time })}</span>
          <span className={styles.size}> {formatFileSize(video.bytes, language)}</span>
        </MediaLink>
      </div>
      <details className={styles.text}>
        <summary>
          {t('transcript')}
          <span className="sr">: {video.title}</span>
          <ChevronDown aria-hidden="true" />
        </summary>
        <Transcript lines={video.transcript} />
      </details>
    </>
  );
}
