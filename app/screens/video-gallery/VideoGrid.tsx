import { useState } from 'react';
import { EmptyState } from '#app/components/text/EmptyState.tsx';
import { VideoDialog } from '#app/components/VideoDialog/VideoDialog.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Film } from '#app/model/videos/film.server.ts';
import { VideoCard } from './VideoCard.tsx';
import styles from './VideoGrid.module.css';

export function VideoGrid({ videos }: { videos: Film[] }) {
  const { t } = useTranslation('video-gallery');
  const [playing, setPlaying] = useState<Film>();
  if (videos.length === 0)
    return (
      <div className={styles.none}>
        <EmptyState picture="/images/scenes/nothing-geru.svg">
          <h2>{t('none')}</h2>
        </EmptyState>
      </div>
    );
  return (
    <>
      <ul className={styles.videos}>
        {videos.map((video) => (
          <li key={video.id} id={video.id}>
            <VideoCard video={video} onPlay={() => setPlaying(video)} />
          </li>
        ))}
      </ul>
      {playing && <VideoDialog video={playing} onClose={() => setPlaying(undefined)} />}
    </>
  );
}
