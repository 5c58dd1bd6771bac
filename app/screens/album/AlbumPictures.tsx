import { useState } from 'react';
import { MediaLink } from '#app/components/links/MediaLink.tsx';
import { Picture } from '#app/components/media/Picture.tsx';
import { IN_THREE_COLUMNS } from '#app/components/media/sizes.ts';
import { wholePicture } from '#app/model/pictures/picture.ts';
import styles from './AlbumPictures.module.css';
import type { AlbumPicture } from './LargePicture.tsx';
import { PictureDialog } from './PictureDialog.tsx';

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
