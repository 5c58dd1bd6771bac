import { addCautionsToHead } from '#app/components/page/addCautionsToHead.server.ts';
import { Page } from '#app/components/page/Page.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation, words } from '#app/i18n/words.server.ts';
import { Island } from '#app/islands/Island.tsx';
import { albums } from '#app/model/albums/data.server.ts';
import { retiredPage } from '#app/model/archive/retiredPage.server.ts';
import { cautionedTitle } from '#app/model/cautions.ts';
import { localize } from '#app/model/localize.ts';
import { pictureOf } from '#app/model/pictures/data.server.ts';
import { RetiredScreen } from '#app/shell/errors/RetiredScreen.tsx';
import type { Route } from './+types/route';
import { AlbumPictures } from './AlbumPictures.island.tsx';

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
    album: { ...content, images, shownTitle: cautionedTitle(title, album, words(language, 'components'), language) },
    page: addCautionsToHead(
      { title: t('pageTitle', { title }), description: t('description', { title }) },
      album,
      language,
    ),
  };
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
      <Island
        name="AlbumPictures"
        component={AlbumPictures}
        props={{ album: { title: album.shownTitle, images: album.images } }}
      />
    </Page>
  );
}
