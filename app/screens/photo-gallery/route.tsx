import { Images } from 'lucide-react';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { MediaGrid } from '#app/components/media/MediaGrid.tsx';
import { IN_THREE_COLUMNS, Picture } from '#app/components/media/Picture.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { localize } from '#app/model/localize.ts';
import { pictureOf } from '#app/model/pictures/data.server.ts';
import type { MadePicture } from '#app/model/pictures/picture.ts';
import type { Route } from './+types/route';
import styles from './PhotoGallery.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'photo-gallery');
  return {
    albums: albums.map(({ id, title, images }) => ({
      id,
      title: localize(title, language),
      pictures: images.length,
      thumbnail: images[0] && pictureOf(images[0].src),
    })),
    sample: albums.some((album) => album.sample),
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
      {/* Must always be rendered, so that screen readers announce its text (app/early/loadingNote.ts). */}
      <p role="status" className={styles.status} data-loading={t('loading')}>
        <span />
      </p>
      <AlbumGrid albums={albums} />
      {sample && <Note kind="warning">{t('sampleNote')}</Note>}
    </Page>
  );
}

const DEFAULT_THUMBNAIL = '/images/scenes/nothing-neel.svg';

type AlbumCard = { id: string; title: string; pictures: number; thumbnail: MadePicture | undefined };

export function AlbumGrid({ albums }: { albums: AlbumCard[] }) {
  const { t, language } = useTranslation('photo-gallery');
  return (
    <MediaGrid empty={t('none')}>
      {albums.map(({ id, title, pictures, thumbnail }) => {
        const n = formatNumber(pictures, language);
        return (
          <li key={id} className={styles.album}>
            {thumbnail ? (
              <Picture className={styles.picture} picture={thumbnail} alt="" sizes={IN_THREE_COLUMNS} />
            ) : (
              <img className={styles.picture} src={DEFAULT_THUMBNAIL} width="320" height="240" alt="" loading="lazy" />
            )}
            {/* Encodes the id, because some album ids in the specification contain spaces. */}
            <PageLink to={`/photogallery/${encodeURIComponent(id)}`} className={`${styles.row} over`}>
              <h2 className={styles.title}>{title}</h2>
              <span className={styles.count}>
                <Images aria-hidden="true" />
                <span aria-hidden="true">{n}</span>
                <span className="sr">{t('pictures', { count: pictures, n })}</span>
              </span>
            </PageLink>
          </li>
        );
      })}
    </MediaGrid>
  );
}
