import { isRouteErrorResponse, redirect } from 'react-router';
import { Page } from '#app/components/page/Page.tsx';
import { languageOf, pathIn } from '#app/i18n/language.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { retiredPage } from '#app/model/archive/retiredPage.server.ts';
import { localize } from '#app/model/localize.ts';
import { pictureOf } from '#app/model/pictures/data.server.ts';
import { RetiredScreen } from '#app/shell/RetiredScreen.tsx';
import type { Route } from './+types/route';
import { AlbumPictures } from './AlbumPictures.tsx';

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

/** Redirects an unknown album to the gallery (application specification, section 5), as the hosts do. */
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
