import { useState } from 'react';
import { isRouteErrorResponse, redirect } from 'react-router';
import { Dialog } from '#app/components/dialogs/Dialog.tsx';
import { MediaLink } from '#app/components/links/MediaLink.tsx';
import { IN_DIALOG, IN_THREE_COLUMNS, Picture } from '#app/components/media/Picture.tsx';
import { Slideshow } from '#app/components/media/Slideshow.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { savesData } from '#app/components/preferences/preferences.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { languageOf, pathIn } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { retiredPage } from '#app/model/archive/retiredPage.server.ts';
import { localize } from '#app/model/localize.ts';
import { pictureOf } from '#app/model/pictures/data.server.ts';
import { type MadePicture, wholePicture } from '#app/model/pictures/picture.ts';
import { RetiredScreen } from '#app/shell/errors/RetiredScreen.tsx';
import type { Route } from './+types/route';
import styles from './AlbumPictures.module.css';

export function loader({ url, params }: Route.LoaderArgs) {
  const retired = retiredPage(url.pathname);
  if (retired) return retired;
  const album = albums.find(({ id }) => id === params.galleryId);
  if (!album) throw new Response(null, { status: 404 });
  const { language, t } = loaderTranslation(url, 'album');
  const content = localize(album, language);
  const images = content.images.map(({ id, src, title }) => ({ id, title, picture: pictureOf(src) }));
  const { title } = content;
  return {
    album: { ...content, images },
    page: { title: t('pageTitle', { title }), description: t('description', { title }) },
  };
}

/** Redirects an unknown album to the gallery (application specification, section 5). The hosts do the same. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404)
      throw redirect(pathIn(languageOf(url.pathname), '/photogallery'));
    throw error;
  }
}

export default function AlbumScreen({ loaderData }: Route.ComponentProps) {
  const { t, language } = useTranslation('album');
  if ('retired' in loaderData) return <RetiredScreen retired={loaderData.retired} />;
  const { album } = loaderData;
  const count = album.images.length;
  return (
    <Page
      parents={[{ label: t('gallery'), path: '/photogallery' }]}
      title={album.title}
      lead={t('pictures', { count, n: formatNumber(count, language) })}
      figures="figures-everyone"
      provenance={album}
    >
      <AlbumPictures album={album} />
    </Page>
  );
}

type Album = { title: string; images: AlbumPicture[] };
type AlbumPicture = { id: number; title: string; picture: MadePicture };

/** The first picture spans two of the three columns. */
const FIRST_PICTURE_SIZES = '(min-width: 1200px) 49rem, (min-width: 992px) 66vw, (min-width: 576px) 50vw, 100vw';

/** Albums of four pictures have two columns (AlbumPictures.module.css). */
const TWO_COLUMN_SIZES = '(min-width: 1200px) 37rem, (min-width: 576px) 50vw, 100vw';

/** Opens each picture in a dialog. Without JavaScript, the link opens the file. */
function AlbumPictures({ album }: { album: Album }) {
  const { t } = useTranslation('components');
  const [opened, setOpened] = useState<number>();
  const sizesAt = (index: number) => {
    if (album.images.length === 4) return TWO_COLUMN_SIZES;
    return index === 0 ? FIRST_PICTURE_SIZES : IN_THREE_COLUMNS;
  };
  return (
    <>
      <ul className={styles.pictures}>
        {album.images.map(({ id, picture, title }, index) => (
          <li key={id} className={styles.picture}>
            <Picture picture={picture} alt="" sizes={sizesAt(index)} />
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
  const [loading, setLoading] = useState(!savesData());
  const stop = () => setLoading(false);
  return (
    <>
      <Picture
        className={styles.largePicture}
        picture={picture}
        alt={title}
        sizes={IN_DIALOG}
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
