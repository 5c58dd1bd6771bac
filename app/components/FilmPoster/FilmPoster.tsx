import { Play } from 'lucide-react';
import styles from './FilmPoster.module.css';

type FilmPosterProps = { src: string; time?: string };

/** A film's picture with the sign that it plays; `time` is its length, shown in the corner and told in words elsewhere. */
export function FilmPoster({ src, time }: FilmPosterProps) {
  return (
    <span className={styles.poster}>
      <img src={src} width="640" height="480" alt="" loading="lazy" />
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
