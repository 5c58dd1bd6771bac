import { MediaGrid } from '#app/components/media/MediaGrid.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { Island } from '#app/islands/Island.tsx';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { videos } from '#app/model/videos/data.server.ts';
import { localizeFilm } from '#app/model/videos/film.server.ts';
import type { Route } from './+types/route';
import { VideoCard } from './VideoCard.island.tsx';
import styles from './VideoGallery.module.css';

export function loader({ url }: Route.LoaderArgs) {
  const { language, t } = loaderTranslation(url, 'video-gallery');
  return {
    videos: videos.map((video) => localizeFilm(video, language)),
    sample: videos.some((video) => video.sample),
    provenance: combineProvenance(videos),
    page: { title: t('title'), description: t('description') },
  };
}

export default function VideoGalleryScreen({ loaderData: { videos, sample, provenance, page } }: Route.ComponentProps) {
  const { t } = useTranslation(['components', 'video-gallery', 'shell']);
  return (
    <Page
      className={styles.screen}
      parents={[{ label: t('shell:drawer.media') }]}
      title={page.title}
      figures="figures-event"
      provenance={provenance}
    >
      <MediaGrid empty={t('video-gallery:none')} className={styles.videos}>
        {videos.map((video) => (
          <li key={video.id} id={video.id}>
            <Island name="VideoCard" component={VideoCard} props={{ video }} />
          </li>
        ))}
      </MediaGrid>
      {sample && <Note kind="warning">{t('sampleNote')}</Note>}
    </Page>
  );
}
