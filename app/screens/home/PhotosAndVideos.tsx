import { LoadError } from '#app/components/dialogs/LoadError.tsx';
import { useLazyComponent } from '#app/components/dialogs/useLazyComponent.ts';
import { MediaLink } from '#app/components/links/MediaLink.tsx';
import { OnwardLink } from '#app/components/links/OnwardLink.tsx';
import { VideoPoster } from '#app/components/media/VideoPoster.tsx';
import { formatDuration } from '#app/i18n/duration.ts';
import { pathIn } from '#app/i18n/language.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Film } from '#app/model/videos/film.server.ts';
import { retryableImport } from '#app/retryableImport.ts';
import type { HomeContent } from './content.server.ts';
import { HomeSection } from './HomeSection.tsx';
import { PhotoGallery } from './PhotoGallery.tsx';
import styles from './PhotosAndVideos.module.css';

export function PhotosAndVideos({ photos, videos }: Pick<HomeContent, 'photos' | 'videos'>) {
  const { t } = useTranslation('home');
  if (photos.length + videos.length === 0) return null;
  const beside = (
    <>
      <p>{t('media.sample')}</p>
      <OnwardLink to="/photogallery">{t('media.allPhotos')}</OnwardLink>
      <OnwardLink to="/videogallery">{t('media.allVideos')}</OnwardLink>
    </>
  );
  return (
    <HomeSection title={t('media.title')} beside={beside}>
      <div className={styles.media}>
        {photos.length > 0 && <PhotoGallery photos={photos} />}
        <ul className={styles.videos}>
          {videos.map((video) => (
            <li key={video.id}>
              <VideoTeaser video={video} />
            </li>
          ))}
        </ul>
      </div>
    </HomeSection>
  );
}

const importPlayer = retryableImport(() => import('#app/components/video/VideoDialog.tsx'));
const fetchPlayer = async () => (await importPlayer()).VideoDialog;

/** Opens the player; without script the link leads to the video in the gallery. */
function VideoTeaser({ video }: { video: Film }) {
  const { t, language } = useTranslation('home');
  const { Component: Player, failed, open, close } = useLazyComponent(fetchPlayer);
  const { id, title, thumbnail, seconds } = video;
  const length = formatNumber(seconds, language);
  return (
    <>
      <div className={styles.teaser}>
        <VideoPoster picture={thumbnail} sizes="11rem" time={formatDuration(seconds, language)} />
        <MediaLink href={pathIn(language, `/videogallery#${id}`)} onOpen={open} className="over">
          <b>{title}</b>
          <span className={styles.length}>{t('media.video', { count: seconds, length })}</span>
        </MediaLink>
      </div>
      <LoadError failed={failed} />
      {Player && <Player video={video} onClose={close} />}
    </>
  );
}
