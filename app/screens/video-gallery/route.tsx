import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { MediaLink } from '#app/components/links/MediaLink.tsx';
import { MediaGrid } from '#app/components/media/MediaGrid.tsx';
import { IN_THREE_COLUMNS } from '#app/components/media/Picture.tsx';
import { VideoPoster } from '#app/components/media/VideoPoster.tsx';
import { Page } from '#app/components/page/Page.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { Transcript, VideoDialog } from '#app/components/video/VideoDialog.tsx';
import { formatDuration } from '#app/i18n/format/duration.ts';
import { formatFileSize } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { loaderTranslation } from '#app/i18n/words.server.ts';
import { combineProvenance } from '#app/model/combineProvenance.server.ts';
import { videos } from '#app/model/videos/data.server.ts';
import { type Film, localizeFilm } from '#app/model/videos/film.server.ts';
import type { Route } from './+types/route';
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
  const [playing, setPlaying] = useState<Film>();
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
            <VideoCard video={video} onPlay={() => setPlaying(video)} />
          </li>
        ))}
      </MediaGrid>
      {playing && <VideoDialog video={playing} onClose={() => setPlaying(undefined)} />}
      {sample && <Note kind="warning">{t('sampleNote')}</Note>}
    </Page>
  );
}

function VideoCard({ video, onPlay }: { video: Film; onPlay: () => void }) {
  const { t, language } = useTranslation('video-gallery');
  const time = formatDuration(video.seconds, language);
  return (
    <>
      <div className={styles.card}>
        <VideoPoster picture={video.thumbnail} sizes={IN_THREE_COLUMNS} time={time} />
        <MediaLink href={video.videoUrl} onOpen={onPlay} className="over">
          <h2 className={styles.title}>{video.title}</h2>
          <span className="sr">{t('length', { time })}</span>
          <span className={styles.size}> {formatFileSize(video.bytes, language)}</span>
        </MediaLink>
      </div>
      <details className={styles.text}>
        <summary>
          {t('transcript')}
          <span className="sr">: {video.title}</span>
          <ChevronDown aria-hidden="true" />
        </summary>
        <Transcript lines={video.transcript} />
      </details>
    </>
  );
}
