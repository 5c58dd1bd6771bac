import { useNavigation } from 'react-router';
import { Page } from '#app/components/page/Page.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { plainPath } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { localize } from '#app/model/localize.ts';
import { pictureOf } from '#app/model/pictures/data.server.ts';
import { combineProvenance } from '#app/model/provenanceOfAll.server.ts';
import type { Route } from './+types/route';
import { AlbumGrid } from './AlbumGrid.tsx';
import styles from './GalleryScreen.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'photo-gallery');
  const cards = albums.map(({ id, title, images: [first, ...more] }) => ({
    id,
    title: localize(title, language),
    pictures: first ? 1 + more.length : 0,
    thumbnail: first && pictureOf(first.src),
  }));
  const sample = albums.some((album) => album.sample);
  return {
    albums: cards,
    sample,
    provenance: combineProvenance(albums),
    page: { title: t('title'), description: t('description') },
  };
}

export default function PhotoGalleryScreen({ loaderData: { albums, sample, provenance, page } }: Route.ComponentProps) {
  const { t } = useTranslation(['components', 'shell']);
  return (
    <Page
      className={styles.screen}
      parents={[{ label: t('shell:drawer.media') }]}
      title={page.title}
      figures="figures-event"
      provenance={provenance}
    >
      <OpeningAlbum />
      <AlbumGrid albums={albums} />
      {sample && <Note kind="warning">{t('sampleNote')}</Note>}
    </Page>
  );
}

/** Always rendered, so that screen readers announce the change. */
function OpeningAlbum() {
  const { t } = useTranslation('components');
  const { location } = useNavigation();
  const opening = location !== undefined && plainPath(location.pathname).startsWith('/photogallery/');
  return (
    <p role="status" className={styles.status}>
      {opening && <span>{t('loading')}</span>}
    </p>
  );
}
