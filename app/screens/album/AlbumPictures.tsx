import { useState } from 'react';
import { Dialog } from '#app/components/dialogs/Dialog.tsx';
import { MediaLink } from '#app/components/links/MediaLink.tsx';
import { Picture } from '#app/components/media/Picture.tsx';
import { Slideshow } from '#app/components/media/Slideshow.tsx';
import { IN_DIALOG, IN_THREE_COLUMNS } from '#app/components/media/sizes.ts';
import { savesData } from '#app/components/preferences/savesData.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type MadePicture, wholePicture } from '#app/model/pictures/picture.ts';
import styles from './AlbumPictures.module.css';

type AlbumPicturesProps = { album: { title: string; images: AlbumPicture[] } };

/** The first picture takes two of the three columns. */
const FIRST = '(min-width: 1200px) 49rem, (min-width: 992px) 66vw, (min-width: 576px) 50vw, 100vw';

/** Four pictures stand two by two (AlbumPictures.module.css). */
const OF_FOUR = '(min-width: 1200px) 37rem, (min-width: 576px) 50vw, 100vw';

/** The pictures of an album; each opens large in a dialog, or by itself without script. */
export function AlbumPictures({ album }: AlbumPicturesProps) {
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

/** A picture of an album; `title` says what is in it, in the page's language. */
type AlbumPicture = { id: number; title: string; picture: MadePicture };

/** A picture shown whole, and "Loading..." until it has arrived. */
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

/** The pictures of an album, large, from the one that was chosen. Those far from what is shown are not fetched yet. */
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
