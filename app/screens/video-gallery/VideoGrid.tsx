import { useState } from 'react';
import { VideoDialog } from '#app/components/VideoDialog/VideoDialog.tsx';
import type { Film } from '#app/model/videos/film.server.ts';
import { VideoCard } from './VideoCard.tsx';
import styles from './VideoGrid.module.css';

export function VideoGrid({ videos }: { videos: Film[] }) {
  const [playing, setPlaying] = useState<Film>();
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
