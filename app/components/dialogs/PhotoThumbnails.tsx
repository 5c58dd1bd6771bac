import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { HostelPhoto, type Photo } from './HostelPhoto.tsx';
import styles from './PhotosDialog.module.css';

type PhotoThumbnailsProps = { name: string; photos: Photo[]; place: number; onChoose: (index: number) => void };

export function PhotoThumbnails({ name, photos, place, onChoose }: PhotoThumbnailsProps) {
  const { t } = useTranslation('institutions');
  const language = useLanguage();
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
