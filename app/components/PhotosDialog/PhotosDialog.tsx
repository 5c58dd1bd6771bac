import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useCarousel } from '../Carousel/useCarousel.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IN_DIALOG } from '../Picture/sizes.ts';
import { HostelPhoto, type Photo } from './HostelPhoto.tsx';
import styles from './PhotosDialog.module.css';
import { PhotoThumbnails } from './PhotoThumbnails.tsx';

type PhotosDialogProps = { hostel: { name: string; label: string; photos: Photo[] }; onClose: () => void };

/** The photos of a hostel in a window over the page. */
export function PhotosDialog({ hostel, onClose }: PhotosDialogProps) {
  const { t } = useTranslation('institutions');
  return (
    <Dialog title={hostel.label} onClose={onClose}>
      {hostel.photos.length > 0 ? (
        <PhotoCarousel name={hostel.name} photos={hostel.photos} />
      ) : (
        <p className={styles.none}>{t('noPhotos')}</p>
      )}
    </Dialog>
  );
}

/** One photo at a time; after the last comes the first. Buttons, arrow keys, thumbnails and swiping move it. */
function PhotoCarousel({ name, photos }: { name: string; photos: Photo[] }) {
  const { t } = useTranslation(['institutions', 'components']);
  const language = useLanguage();
  const { viewport, place, next, previous, goTo } = useCarousel();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') previous();
    if (event.key === 'ArrowRight') next();
    if (event.key === 'Home') goTo(0);
    if (event.key === 'End') goTo(photos.length - 1);
  });
  useEffect(() => {
    // On the document, because the focus begins on the close button, which stands outside the photos.
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const counter = { n: formatNumber(place + 1, language), total: formatNumber(photos.length, language) };
  return (
    <>
      <div className={styles.stage}>
        <div className={styles.viewport} ref={viewport}>
          <ul className={styles.row}>
            {photos.map((photo, index) => (
              <li key={photo.picture.stem} className={styles.slide} aria-hidden={index !== place}>
                <HostelPhoto hostel={name} index={index} photo={photo} sizes={IN_DIALOG} />
              </li>
            ))}
          </ul>
        </div>
        {photos.length > 1 && (
          <>
            <button
              type="button"
              className={styles.arrow}
              data-to="previous"
              aria-label={t('previousPhoto')}
              onClick={previous}
            >
              <ChevronLeft aria-hidden="true" />
            </button>
            <button type="button" className={styles.arrow} data-to="next" aria-label={t('nextPhoto')} onClick={next}>
              <ChevronRight aria-hidden="true" />
            </button>
          </>
        )}
      </div>
      <div className={styles.foot}>
        <p className={styles.caption} aria-live="polite">
          <span>{photos[place]?.caption}</span>
          <span className={styles.counter}>{t('components:counter', counter)}</span>
        </p>
        {photos.length > 1 && <PhotoThumbnails name={name} photos={photos} place={place} onChoose={goTo} />}
      </div>
    </>
  );
}
