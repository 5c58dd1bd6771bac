import { useState } from 'react';
import { Dialog } from '#app/components/dialogs/Dialog.tsx';
import { MediaLink } from '#app/components/links/MediaLink.tsx';
import media from '#app/components/media/MediaGrid.module.css';
import { Picture, SIZES_IN_DIALOG, SIZES_IN_THREE_COLUMNS } from '#app/components/media/Picture.tsx';
import { Slideshow } from '#app/components/media/Slideshow.tsx';
import { isDataSavingOn } from '#app/components/preferences/preferences.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type MadePicture, wholePicture } from '#app/model/pictures/picture.ts';
import styles from './AlbumPictures.module.css';

type Album = { title: string; images: AlbumPicture[] };
type AlbumPicture = { id: number; title: string; picture: MadePicture };

/** `sizes` of the first picture, which spans two of the three columns. */
const FIRST_PICTURE_SIZES = '(min-width: 1200px) 49rem, (min-width: 992px) 66vw, (min-width: 576px) 50vw, 100vw';

/** `sizes` in albums of four pictures, which have two columns (AlbumPictures.module.css). */
const TWO_COLUMN_SIZES = '(min-width: 1200px) 37rem, (min-width: 576px) 50vw, 100vw';

/** Opens each picture in a dialog. Without JavaScript, the link opens the file. */
export function AlbumPictures({ album }: { album: Album }) {
  const { t } = useTranslation('components');
  const [opened, setOpened] = useState<number>();
  const sizesAt = (index: number) => {
    if (album.images.length === 4) return TWO_COLUMN_SIZES;
    return index === 0 ? FIRST_PICTURE_SIZES : SIZES_IN_THREE_COLUMNS;
  };
  return (
    <>
      <ul role="list" className={`${media.grid} ${styles.pictures}`}>
        {album.images.map(({ id, picture, title }, index) => (
          <li key={id} className={styles.picture}>
            <Picture picture={picture} alt="" sizes={sizesAt(index)} />
            <MediaLink
              href={wholePicture(picture)}
              onOpen={() => setOpened(index)}
              className={`${styles.title} over`}
              data-action="picture"
            >
              {title}
            </MediaLink>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Dialog title={album.title} onClose={() => setOpened(undefined)}>
          <Slideshow
            startIndex={opened}
            arrowLabels={{ previous: t('previous'), next: t('next') }}
            slides={album.images.map((image) => ({
              key: image.id,
              caption: image.title,
              picture: (isNear) => isNear && <LargePicture image={image} />,
            }))}
          />
        </Dialog>
      )}
    </>
  );
}

function LargePicture({ image: { picture, title } }: { image: AlbumPicture }) {
  const { t } = useTranslation('components');
  const [loading, setLoading] = useState(!isDataSavingOn());
  const stop = () => setLoading(false);
  return (
    <>
      <Picture
        className={styles.largePicture}
        picture={picture}
        alt={title}
        sizes={SIZES_IN_DIALOG}
        eager
        onLoad={stop}
        onError={stop}
      />
      {loading && (
        <p role="status" className={styles.loading}>
          {t('loading')}
        </p>
      )}
    </>
  );
}
