import { HostelPhoto, type Photo } from '#app/components/PhotosDialog/HostelPhoto.tsx';
import styles from './HostelPhotos.module.css';

/** Beside the facts on a large screen, below them on a small one; the first is twice as wide as the others, the last too when it would stand alone. */
const FIRST = '(min-width: 992px) 24rem, 100vw';
const OTHERS = '(min-width: 992px) 12rem, 50vw';

type HostelPhotosProps = { name: string; photos: Photo[] };

/** The photos on the page itself: they need no script, and the first one is the large one. */
export function HostelPhotos({ name, photos }: HostelPhotosProps) {
  return (
    <ul className={styles.photos}>
      {photos.map((photo, index) => (
        <li key={photo.picture.stem}>
          <figure>
            <HostelPhoto
              hostel={name}
              index={index}
              photo={photo}
              sizes={index === 0 || (index === photos.length - 1 && index % 2 === 1) ? FIRST : OTHERS}
              decorative
              lazy
            />
            <figcaption>{photo.caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
