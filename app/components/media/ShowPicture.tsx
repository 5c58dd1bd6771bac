import { formatFileSize } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Picture.module.css';

type ShowPictureProps = { alt: string; bytes: number };

/** Stands in the place of a picture where data is saved. The early script answers it: no other script is fetched for it. */
export function ShowPicture({ alt, bytes }: ShowPictureProps) {
  const { t } = useTranslation('components');
  const language = useLanguage();
  return (
    <button type="button" className={styles.show} data-choice="picture">
      {t('showPicture', { size: formatFileSize(bytes, language) })}
      {alt && <span className="sr">: {alt}</span>}
    </button>
  );
}
