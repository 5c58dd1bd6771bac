import { Pause, Play } from 'lucide-react';
import { LoadError, useLazyComponent } from '#app/components/dialogs/useLazyComponent.tsx';
import { MediaLink } from '#app/components/links/MediaLink.tsx';
import { OnwardLink, PageLink } from '#app/components/links/PageLink.tsx';
import carousel from '#app/components/media/Carousel.module.css';
import { Picture } from '#app/components/media/Picture.tsx';
import { useCarousel } from '#app/components/media/useCarousel.ts';
import { VideoPoster } from '#app/components/media/VideoPoster.tsx';
import { formatDuration } from '#app/i18n/format/duration.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { retryableImport } from '#app/retryableImport.ts';
import type { HomeContent } from './content.server.ts';
import { HomeSection } from './HomeSection.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './PhotosAndVideos.module.css';
import { useAutoplay } from './useAutoplay.ts';

type PhotosAndVideosProps = Pick<HomeContent, 'photos' | 'videos'>;

export function PhotosAndVideos({ photos, videos }: PhotosAndVideosProps) {
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

/** Time between two photos (application specification, section 9). */
const AUTOPLAY_MS = 3000;
const SLIDE_SIZES = '(min-width: 1200px) 30rem, (min-width: 992px) 37vw, 100vw';

/** Plays the photos above a strip of thumbnails, until the visitor pauses or chooses a photo. */
function PhotoGallery({ photos }: Pick<PhotosAndVideosProps, 'photos'>) {
  const { t } = useTranslation(['home', 'components']);
  const { viewport, ready, current, next, goTo } = useCarousel();
  const { playing, toggle, pause, hold } = useAutoplay(next, AUTOPLAY_MS);
  const choose = (slide: number) => {
    pause();
    goTo(slide);
  };
  return (
    <section className={styles.gallery} aria-label={t('media.photos')}>
      <div ref={viewport} className={carousel.viewport} data-ready={ready} {...hold}>
        <ul className={carousel.row}>
          {photos.map(({ picture, title, album }) => (
            <li key={album} className={`${carousel.slide} ${styles.photo}`}>
              <Picture picture={picture} alt="" sizes={SLIDE_SIZES} />
              <PageLink to={`/photogallery/${encodeURIComponent(album)}`} className="over">
                {title}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
      <div className={`needs-script ${styles.controls}`}>
        <p className={styles.count}>{t('components:counter', { n: current + 1, total: photos.length })}</p>
        <IconButton Icon={playing ? Pause : Play} label={t(playing ? 'media.pause' : 'media.play')} onClick={toggle} />
      </div>
      <ul className={`needs-script ${styles.thumbnails}`}>
        {photos.map(({ picture, title, album }, slide) => (
          <li key={album}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-current={slide === current}
              aria-label={t('media.show', { title })}
              onClick={() => choose(slide)}
            >
              <Picture picture={picture} alt="" sizes="6rem" ornament />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const fetchPlayer = retryableImport(() => import('#app/components/video/VideoDialog.tsx'));

/** Opens the player. Without JavaScript, the link leads to the video in the gallery. */
function VideoTeaser({ video }: { video: HomeContent['videos'][number] }) {
  const { t, language } = useTranslation('home');
  const { Component: Player, failed, open, close } = useLazyComponent(fetchPlayer, 'VideoDialog');
  const { id, title, thumbnail, seconds } = video;
  return (
    <>
      <div className={styles.teaser}>
        <VideoPoster picture={thumbnail} sizes="11rem" time={formatDuration(seconds, language)} />
        <MediaLink href={pathIn(language, `/videogallery#${id}`)} onOpen={open} className="over">
          <b>{title}</b>
          <span className={styles.length}>
            {t('media.video', { count: seconds, length: formatNumber(seconds, language) })}
          </span>
        </MediaLink>
      </div>
      <LoadError failed={failed} />
      {Player && <Player video={video} onClose={close} />}
    </>
  );
}
