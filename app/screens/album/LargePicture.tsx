import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './LargePicture.module.css';

export type Picture = { id: number; src: string; title: string };

/** A picture shown whole, and "Loading..." until it has arrived. */
export function LargePicture({ picture }: { picture: Picture }) {
  const { t } = useTranslation('components');
  const [loading, setLoading] = useState(true);
  const arrived = () => setLoading(false);
  return (
    <>
      <img
        className={styles.picture}
        src={picture.src}
        width="320"
        height="240"
        alt={picture.title}
        onLoad={arrived}
        onError={arrived}
      />
      {loading && (
        <p role="status" className={styles.loading}>
          {t('loading')}
        </p>
      )}
    </>
  );
}
