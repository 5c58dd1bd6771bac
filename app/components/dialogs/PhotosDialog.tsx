import { formatNumber } from '#app/i18n/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Slideshow } from '../media/Slideshow.tsx';
import { IN_DIALOG } from '../media/sizes.ts';
import { Dialog } from './Dialog.tsx';
import { HostelPhoto, type Photo } from './HostelPhoto.tsx';
import styles from './PhotosDialog.module.css';

type PhotosDialogProps = { hostel: { name: string; label: string; photos: Photo[] }; onClose: () => void };

export function PhotosDialog({ hostel: { name, label, photos }, onClose }: PhotosDialogProps) {
  const { t } = useTranslation('institutions');
  return (
    <Dialog title={label} onClose={onClose}>
      {photos.length > 0 ? (
        <Slideshow
          words={{ previous: t('previousPhoto'), next: t('nextPhoto') }}
          slides={photos.map((photo, index) => ({
            key: photo.picture.stem,
            caption: photo.caption,
            picture: (near) =>
              near && (
                <div className={styles.photo}>
                  <HostelPhoto hostel={name} index={index} photo={photo} sizes={IN_DIALOG} />
                </div>
              ),
          }))}
          strip={(place, goTo) => <PhotoThumbnails name={name} photos={photos} place={place} onChoose={goTo} />}
        />
      ) : (
        <p className={styles.none}>{t('noPhotos')}</p>
      )}
    </Dialog>
  );
}

type PhotoThumbnailsProps = { name: string; photos: Photo[]; place: number; onChoose: (index: number) => void };

function PhotoThumbnails({ name, photos, place, onChoose }: PhotoThumbnailsProps) {
  const { t, language } = useTranslation('institutions');
  return (
    <ul className={styles.thumbnails}>
      {photos.map((photo, index) => (
        <li key={photo.picture.stem}>
          <button
            type="button"
            aria-label={t('photo', { n: formatNumber(index + 1, language) })}
            aria-current={index === place}
            onClick={() => onChoose(index)}
          >
            <HostelPhoto hostel={name} index={index} photo={photo} sizes="6rem" decorative ornament />
          </button>
        </li>
      ))}
    </ul>
  );
}
