import { useState } from 'react';
import type { MadePicture } from '#app/model/pictures/picture.ts';
import { VideoCard } from './VideoCard.tsx';
import { VideoDialog } from './VideoDialog.tsx';
import styles from './VideoGrid.module.css';

/** A film in the page's language. `seconds`: its length; `bytes`: what it weighs. */
export type Film = {
  id: string;
  title: string;
  thumbnail: MadePicture;
  videoUrl: string;
  seconds: number;
  bytes: number;
  transcript: string[];
};

export function VideoGrid({ videos }: { videos: Film[] }) {
  const [playing, setPlaying] = useState<Film>();
  return (
    <>
      <ul className={styles.videos}>
        {videos.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} onPlay={() => setPlaying(video)} />
          </li>
        ))}
      </ul>
      {playing && <VideoDialog video={playing} onClose={() => setPlaying(undefined)} />}
    </>
  );
}
