import { Play } from 'lucide-react';
import type { MadePicture } from '#app/model/pictures/picture.ts';
import styles from './FilmPoster.module.css';
import { Picture } from './Picture.tsx';

type FilmPosterProps = { picture: MadePicture; sizes: string; time?: string };

/** A film's picture with the sign that it plays; `time` is its length, shown in the corner and told in words elsewhere. */
export function FilmPoster({ picture, sizes, time }: FilmPosterProps) {
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
