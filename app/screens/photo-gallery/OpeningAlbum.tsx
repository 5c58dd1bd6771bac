import { useNavigation } from 'react-router';
import { plainPath } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './OpeningAlbum.module.css';

/** "Loading..." while the pictures of the chosen album are on their way. Always in the page, so that it is read out. */
export function OpeningAlbum() {
  const { t } = useTranslation('components');
  const { location } = useNavigation();
  const opening = location !== undefined && plainPath(location.pathname).startsWith('/photogallery/');
  return (
    <p role="status" className={styles.status}>
      {opening && <span>{t('loading')}</span>}
    </p>
  );
}
