import { useState } from 'react';
import { Dialog } from '#app/components/dialogs/Dialog.tsx';
import { MediaLink } from '#app/components/links/MediaLink.tsx';
import { IN_DIALOG, IN_THREE_COLUMNS, Picture } from '#app/components/media/Picture.tsx';
import { Slideshow } from '#app/components/media/Slideshow.tsx';
import { savesData } from '#app/components/preferences/preferences.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type MadePicture, wholePicture } from '#app/model/pictures/picture.ts';
import styles from './AlbumPictures.module.css';

/** Spans two of the three columns. */
const FIRST = '(min-width: 1200px) 49rem, (min-width: 992px) 66vw, (min-width: 576px) 50vw, 100vw';

/** Four pictures stand in two columns (AlbumPictures.module.css). */
const OF_FOUR = '(min-width: 1200px) 37rem, (min-width: 576px) 50vw, 100vw';

/** Opens each picture in a dialog; without script the link leads to the file. */
export function AlbumPictures({ album }: { album: { title: string; images: AlbumPicture[] } }) {
  const [opened, setOpened] = useState<number>();
  return (
    <>
      <ul className={styles.pictures}>
        {album.images.map(({ id, picture, title }, index) => (
          <li key={id} className={styles.picture}>
            <Picture
              picture={picture}
              alt=""
              sizes={album.images.length === 4 ? OF_FOUR : index === 0 ? FIRST : IN_THREE_COLUMNS}
            />
            <MediaLink
              href={wholePicture(picture)}
              onOpen={() => setOpened(index)}
              className={`${styles.title} over`}
              data-choice="picture"
            >
              {title}
            </MediaLink>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <PictureDialog
          title={album.title}
          pictures={album.images}
          begin={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

type AlbumPicture = { id: number; title: string; picture: MadePicture };

/** Shows "Loading..." until the picture has arrived. */
function LargePicture({ image: { picture, title } }: { image: AlbumPicture }) {
  const { t } = useTranslation('components');
  const [loading, setLoading] = useState(!savesData());
  const arrived = () => setLoading(false);
  return (
    <>
      <Picture
        className={styles.largePicture}
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

type PictureDialogProps = { title: string; pictures: AlbumPicture[]; begin: number; onClose: () => void };

/** Fetches only the pictures next to the one shown. */
function PictureDialog({ title, pictures, begin, onClose }: PictureDialogProps) {
  const { t } = useTranslation('components');
  return (
    <Dialog title={title} onClose={onClose}>
      <Slideshow
        begin={begin}
        words={{ previous: t('previous'), next: t('next') }}
        slides={pictures.map((image) => ({
          key: image.id,
          caption: image.title,
          picture: (near) => near && <LargePicture image={image} />,
        }))}
      />
    </Dialog>
  );
}
