import { HostelPhoto } from '#app/components/dialogs/HostelPhoto.tsx';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './HostelPhotos.module.css';
import type { HostelDetails } from './hostelDetails.server.ts';
import { PhotosOpener } from './PhotosOpener.tsx';

/** Beside the facts on a large screen, below them on a small one. */
const SIZES = '(min-width: 992px) 24rem, 100vw';

type HostelPhotosProps = { hostel: HostelDetails };

/** The first photo and the way to the others; where script is off, all of them. */
export function HostelPhotos({ hostel }: HostelPhotosProps) {
  const { t } = useTranslation('hostel');
  const language = useLanguage();
  const { name, photos } = hostel;
  return (
    <div>
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.picture.stem}>
            <figure>
              <HostelPhoto hostel={name} index={index} photo={photo} sizes={SIZES} decorative lazy />
              <figcaption>{photo.caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <div className={`needs-script ${styles.more}`}>
          <PhotosOpener hostel={hostel} className={styles.open}>
            {t('seePhotos', { count: photos.length, number: formatNumber(photos.length, language) })}
          </PhotosOpener>
        </div>
      )}
    </div>
  );
}
