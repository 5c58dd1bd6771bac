import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { HostelPhoto, type Photo } from '../media/HostelPhoto.tsx';
import { SIZES_IN_DIALOG } from '../media/Picture.tsx';
import { Slideshow } from '../media/Slideshow.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './PhotosDialog.module.css';

type Hostel = { name: string; label: string; photos: Photo[] };

export function PhotosDialog({ hostel, onClose }: { hostel: Hostel; onClose: () => void }) {
  const { t } = useTranslation('institutions');
  const { name, label, photos } = hostel;
  return (
    <Dialog title={label} onClose={onClose}>
      <Slideshow
        arrowLabels={{ previous: t('previousPhoto'), next: t('nextPhoto') }}
        slides={photos.map((photo, index) => ({
          key: photo.picture.stem,
          caption: photo.caption,
          picture: (isNear) =>
            isNear && (
              <div className={styles.photo}>
                <HostelPhoto hostel={name} index={index} photo={photo} sizes={SIZES_IN_DIALOG} eager />
              </div>
            ),
        }))}
        thumbnails={(current, goTo) => <PhotoThumbnails hostel={hostel} current={current} onChoose={goTo} />}
      />
    </Dialog>
  );
}

type PhotoThumbnailsProps = { hostel: Hostel; current: number; onChoose: (index: number) => void };

function PhotoThumbnails({ hostel: { name, photos }, current, onChoose }: PhotoThumbnailsProps) {
  const { t, language } = useTranslation('institutions');
  return (
    <ul className={styles.thumbnails}>
      {photos.map((photo, index) => (
        <li key={photo.picture.stem}>
          <button
            type="button"
            aria-label={t('photo', { n: formatNumber(index + 1, language) })}
            aria-current={index === current}
            onClick={() => onChoose(index)}
          >
            <HostelPhoto hostel={name} index={index} photo={photo} sizes="6rem" decorative eager withoutButton />
          </button>
        </li>
      ))}
    </ul>
  );
}
