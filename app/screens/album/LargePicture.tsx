import { useState } from 'react';
import { Picture } from '#app/components/media/Picture.tsx';
import { IN_DIALOG } from '#app/components/media/sizes.ts';
import { savesData } from '#app/components/preferences/savesData.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { MadePicture } from '#app/model/pictures/picture.ts';
import styles from './LargePicture.module.css';

/** A picture of an album; `title` says what is in it, in the page's language. */
export type AlbumPicture = { id: number; title: string; picture: MadePicture };

/** A picture shown whole, and "Loading..." until it has arrived. */
export function LargePicture({ image: { picture, title } }: { image: AlbumPicture }) {
  const { t } = useTranslation('components');
  const [loading, setLoading] = useState(!savesData());
  const arrived = () => setLoading(false);
  return (
    <>
      <Picture
        className={styles.picture}
        picture={picture}
        alt={title}
        sizes={IN_DIALOG}
        eager
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
