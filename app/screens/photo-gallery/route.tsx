import { Images } from 'lucide-react';
import { Cautions } from '#app/components/facts/Cautions.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { MediaGrid } from '#app/components/media/MediaGrid.tsx';
import pictureStyles from '#app/components/media/Picture.module.css';
import { Picture, SIZES_IN_THREE_COLUMNS } from '#app/components/media/Picture.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation, words } from '#app/i18n/words.server.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { type Cautioned, cautionSentence, sharedCautions } from '#app/model/cautions.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { localize } from '#app/model/localize.ts';
import * as pageOf from '#app/model/pageOf.ts';
import { pictureOf } from '#app/model/pictures/data.server.ts';
import type { MadePicture } from '#app/model/pictures/picture.ts';
import type { Route } from './+types/route';
import styles from './PhotoGallery.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'photo-gallery');
  const cautioned = sharedCautions(albums);
  const caution = cautionSentence(cautioned, words(language, 'components'), language);
  return {
    albums: albums.map(({ id, title, images, sample }) => ({
      id,
      sample,
      title: localize(title, language),
      pictures: images.length,
      thumbnail: images[0] && pictureOf(images[0].src),
    })),
    cautioned,
    provenance: combineProvenance(albums),
    page: { title: t('title'), description: [caution, t('description')].filter(Boolean).join(' ') },
  };
}

export default function PhotoGalleryScreen({
  loaderData: { albums, cautioned, provenance, page },
}: Route.ComponentProps) {
  const { t } = useTranslation(['components', 'shell']);
  return (
    <Page
      className="page-end"
      parents={[{ label: t('shell:drawer.media') }]}
      title={page.title}
      figures="figures-event"
      provenance={provenance}
      cautioned={cautioned}
    >
      {/* Must always be rendered, so that screen readers announce its text (app/early/loadingNote.ts). */}
      <p role="status" className={styles.status} data-loading={t('loading')}>
        <span />
      </p>
      <AlbumGrid albums={albums} />
    </Page>
  );
}

const DEFAULT_THUMBNAIL = '/images/scenes/nothing-neel.svg';

type AlbumCard = Cautioned & { id: string; title: string; pictures: number; thumbnail: MadePicture | undefined };

export function AlbumGrid({ albums }: { albums: AlbumCard[] }) {
  const { t, language } = useTranslation('photo-gallery');
  return (
    <MediaGrid empty={t('none')}>
      {albums.map(({ id, title, pictures, thumbnail, ...cautioned }) => {
        const n = formatNumber(pictures, language);
        return (
          <li key={id} className={styles.album}>
            {thumbnail ? (
              <Picture picture={thumbnail} alt="" sizes={SIZES_IN_THREE_COLUMNS} />
            ) : (
              <img
                className={pictureStyles.image}
                src={DEFAULT_THUMBNAIL}
                width="320"
                height="240"
                alt=""
                loading="lazy"
              />
            )}
            {/* Encodes the id, because some album ids in the specification contain spaces. */}
            <PageLink to={pageOf.albums(id)} className={`${styles.row} over`}>
              <h2 className={styles.title}>{title}</h2>
              <span className={styles.count}>
                <Images aria-hidden="true" />
                <span aria-hidden="true">{n}</span>
                <span className="sr">{t('pictures', { count: pictures, n })}</span>
              </span>
            </PageLink>
            <Cautions entry={cautioned} />
          </li>
        );
      })}
    </MediaGrid>
  );
}
