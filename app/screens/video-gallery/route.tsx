import { MediaGrid } from '#app/components/media/MediaGrid.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation, words } from '#app/i18n/words.server.ts';
import { Island } from '#app/islands/Island.tsx';
import { cautionSentence, sharedCautions } from '#app/model/cautions.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { videos } from '#app/model/videos/data.server.ts';
import { localizeFilm } from '#app/model/videos/film.server.ts';
import type { Route } from './+types/route';
import { VideoCard } from './VideoCard.island.tsx';
import styles from './VideoGallery.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'video-gallery');
  const cautioned = sharedCautions(videos);
  const caution = cautionSentence(cautioned, words(language, 'components'), language);
  return {
    videos: videos.map((video) => localizeFilm(video, language)),
    cautioned,
    provenance: combineProvenance(videos),
    page: { title: t('title'), description: [caution, t('description')].filter(Boolean).join(' ') },
  };
}

export default function VideoGalleryScreen({
  loaderData: { videos, cautioned, provenance, page },
}: Route.ComponentProps) {
  const { t } = useTranslation(['components', 'video-gallery', 'shell']);
  return (
    <Page
      className="page-end"
      parents={[{ label: t('shell:drawer.media') }]}
      title={page.title}
      figures="figures-event"
      provenance={provenance}
      cautioned={cautioned}
    >
      <MediaGrid empty={t('video-gallery:none')} className={styles.videos}>
        {videos.map((video) => (
          <li key={video.id} id={video.id}>
            <Island name="VideoCard" component={VideoCard} props={{ video }} />
          </li>
        ))}
      </MediaGrid>
    </Page>
  );
}
