import { HostelPhoto, type Photo } from '#app/components/PhotosDialog/HostelPhoto.tsx';
import styles from './HostelPhotos.module.css';

type HostelPhotosProps = { name: string; photos: Photo[] };

/** The photos on the page itself: they need no script, and the first one is the large one. */
export function HostelPhotos({ name, photos }: HostelPhotosProps) {
  return (
    <ul className={styles.photos}>
      {photos.map((photo, index) => (
        <li key={photo.src}>
          <figure>
            <HostelPhoto hostel={name} index={index} photo={photo} decorative lazy />
            <figcaption>{photo.caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
