import { Provenance } from '#app/components/facts/Provenance.tsx';
import { Breadcrumbs } from '#app/components/page/Breadcrumbs.tsx';
import { PageHead } from '#app/components/page/PageHead.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { languageOf } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { words } from '#app/i18n/words.server.ts';
import { provenanceOfAll } from '#app/model/provenanceOfAll.server.ts';
import { videos } from '#app/model/videos/data.server.ts';
import { filmOf } from '#app/model/videos/film.server.ts';
import { pageMeta } from '#app/shell/pageMeta.ts';
import type { Route } from './+types/route';
import styles from './VideoGallery.module.css';
import { VideoGrid } from './VideoGrid.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const t = words(language, 'video-gallery');
  const sample = videos.some((video) => video.sample);
  return {
    videos: videos.map((video) => filmOf(video, language)),
    sample,
    provenance: provenanceOfAll(videos),
    page: { title: t('title'), description: t('description') },
  };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args);

export default function VideoGalleryScreen({ loaderData: { videos, sample, provenance, page } }: Route.ComponentProps) {
  const { t } = useTranslation(['components', 'shell']);
  return (
    <div className={`wrap ${styles.screen}`}>
      <Breadcrumbs crumbs={[{ label: t('shell:drawer.media') }, { label: page.title }]} />
      <PageHead title={page.title} figures="figures-event" />
      <VideoGrid videos={videos} />
      {sample && <Note kind="warning">{t('sampleNote')}</Note>}
      {provenance && <Provenance entry={provenance} />}
    </div>
  );
}
