import { useState } from 'react';
import { MediaLink } from '#app/components/MediaLink/MediaLink.tsx';
import type { Album } from '#app/model/albums/schema.server.ts';
import type { Localized } from '#app/model/localize.ts';
import styles from './AlbumPictures.module.css';
import { PictureDialog } from './PictureDialog.tsx';

type AlbumPicturesProps = { album: Localized<Album> };

/** The pictures of an album; each opens large in a dialog, or by itself without script. */
export function AlbumPictures({ album }: AlbumPicturesProps) {
  const [shown, setShown] = useState<number>();
  return (
    <>
      <ul className={styles.pictures}>
        {album.images.map(({ id, src, title }, index) => (
          <li key={id} className={styles.picture}>
            <MediaLink href={src} onOpen={() => setShown(index)} className={styles.link}>
              <img src={src} width="320" height="240" alt="" loading={index < 3 ? 'eager' : 'lazy'} />
              <span className={styles.title}>{title}</span>
            </MediaLink>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <PictureDialog
          title={album.title}
          pictures={album.images}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
