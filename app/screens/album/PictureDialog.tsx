import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#app/components/Dialog/Dialog.tsx';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { type AlbumPicture, LargePicture } from './LargePicture.tsx';
import styles from './PictureDialog.module.css';

type PictureDialogProps = {
  title: string;
  pictures: AlbumPicture[];
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** One picture large, with the way to the one before and after it. Behind the last comes the first. */
export function PictureDialog({ title, pictures, shown, onShow, onClose }: PictureDialogProps) {
  const { t } = useTranslation('components');
  const language = useLanguage();
  const total = pictures.length;
  const previous = () => onShow((shown + total - 1) % total);
  const next = () => onShow((shown + 1) % total);
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft') previous();
      if (event.key === 'ArrowRight') next();
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  });
  const picture = pictures[shown];
  if (!picture) return null;
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.stage}>
        <LargePicture key={picture.id} image={picture} />
        <button type="button" className={styles.previous} aria-label={t('previous')} onClick={previous}>
          <ChevronLeft aria-hidden="true" />
        </button>
        <button type="button" className={styles.next} aria-label={t('next')} onClick={next}>
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
      <p className={styles.caption} aria-live="polite">
        <span>{picture.title}</span>
        <span className={styles.counter}>
          {t('counter', { n: formatNumber(shown + 1, language), total: formatNumber(total, language) })}
        </span>
      </p>
    </Dialog>
  );
}
