import { Play } from 'lucide-react';
import type { MadePicture } from '#app/model/pictures/picture.ts';
import { Picture } from './Picture.tsx';
import styles from './VideoPoster.module.css';

/** Shows the poster of a video with a play icon and `time`, which screen readers skip. */
export function VideoPoster({ picture, sizes, time }: { picture: MadePicture; sizes: string; time?: string }) {
  return (
    <span className={styles.poster}>
      <Picture picture={picture} alt="" sizes={sizes} />
      <span className={styles.play}>
        <Play aria-hidden="true" />
      </span>
      {time && (
        <span className={styles.time} aria-hidden="true">
          {time}
        </span>
      )}
    </span>
  );
}
