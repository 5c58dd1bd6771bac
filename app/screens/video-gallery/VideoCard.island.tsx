import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import buttons from '#app/components/buttons.module.css';
import { MediaLink } from '#app/components/links/MediaLink.tsx';
import { SIZES_IN_THREE_COLUMNS } from '#app/components/media/Picture.tsx';
import { VideoPoster } from '#app/components/media/VideoPoster.tsx';
import { Transcript, VideoDialog } from '#app/components/video/VideoDialog.tsx';
import { formatDuration } from '#app/i18n/format/duration.ts';
import { formatFileSize } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Film } from '#app/model/videos/film.server.ts';
import styles from './VideoGallery.module.css';

export function VideoCard({ video }: { video: Film }) {
  const { t, language } = useTranslation('video-gallery');
  const [isPlaying, setPlaying] = useState(false);
  const time = formatDuration(video.seconds, language);
  return (
    <>
      <div className={styles.card}>
        <VideoPoster picture={video.thumbnail} sizes={SIZES_IN_THREE_COLUMNS} time={time} />
        <MediaLink href={video.videoUrl} onOpen={() => setPlaying(true)} className="over">
          <h2 className={styles.title}>{video.title}</h2>
          <span className="sr">{t('length', { time })}</span>
          <span className={styles.size}> {formatFileSize(video.bytes, language)}</span>
        </MediaLink>
      </div>
      <details>
        <summary className={`${buttons.onward} as-link`}>
          {t('transcript')}
          <span className="sr">: {video.title}</span>
          <ChevronDown aria-hidden="true" />
        </summary>
        <Transcript lines={video.transcript} />
      </details>
      {isPlaying && <VideoDialog video={video} onClose={() => setPlaying(false)} />}
    </>
  );
}
