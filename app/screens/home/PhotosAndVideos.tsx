import { Pause, Play } from 'lucide-react';
import { OnwardLink, PageLink } from '#app/components/links/PageLink.tsx';
import carousel from '#app/components/media/Carousel.module.css';
import { Picture } from '#app/components/media/Picture.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Island } from '#app/islands/Island.tsx';
import * as pageOf from '#app/model/pageOf.ts';
import type { HomeContent } from './content.server.ts';
import { HomeHalves, HomePart } from './HomeSection.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './PhotosAndVideos.module.css';
import { VideoTeaser } from './VideoTeaser.island.tsx';

type PhotosAndVideosProps = Pick<HomeContent, 'photos' | 'videos'>;

export function PhotosAndVideos({ photos, videos }: PhotosAndVideosProps) {
  const { t } = useTranslation('home');
  if (photos.length + videos.length === 0) return null;
  return (
    <HomeHalves>
      {photos.length > 0 && (
        <HomePart title={t('media.photos')} more={<OnwardLink to="/photogallery">{t('media.allPhotos')}</OnwardLink>}>
          <PhotoGallery photos={photos} />
        </HomePart>
      )}
      {videos.length > 0 && (
        <HomePart title={t('media.videos')} more={<OnwardLink to="/videogallery">{t('media.allVideos')}</OnwardLink>}>
          <ul className={styles.videos}>
            {videos.map((video) => (
              <li key={video.id}>
                <Island name="VideoTeaser" component={VideoTeaser} props={{ video }} />
              </li>
            ))}
          </ul>
        </HomePart>
      )}
      <p className={styles.note}>{t('media.sample')}</p>
    </HomeHalves>
  );
}

/** Time between two photos (application specification, section 9). */
const AUTOPLAY_MS = 3000;
const SLIDE_SIZES = '(min-width: 1200px) 36rem, (min-width: 992px) 50vw, 100vw';

/** Plays the photos above a strip of thumbnails, until the visitor pauses or chooses a photo (slides.ts). */
function PhotoGallery({ photos }: Pick<PhotosAndVideosProps, 'photos'>) {
  const { t } = useTranslation(['home', 'components']);
  const counts = photos.map((_, index) => t('components:counter', { n: index + 1, total: photos.length }));
  return (
    <div className={styles.gallery} data-slides={AUTOPLAY_MS} data-awaits-script="">
      <div className={carousel.viewport} data-frame="row">
        <ul className={carousel.row}>
          {photos.map(({ picture, title, album }) => (
            <li key={album} className={`${carousel.slide} ${styles.photo}`}>
              <Picture picture={picture} alt="" sizes={SLIDE_SIZES} />
              <PageLink to={pageOf.albums(album)} className="over">
                {title}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
      <div className={`needs-script no-print ${styles.controls}`}>
        <p className={styles.count} data-counts={counts.join('|')}>
          {counts[0]}
        </p>
        <IconButton Icon={Pause} label={t('media.pause')} move="pause" />
        <IconButton Icon={Play} label={t('media.play')} move="play" hidden />
      </div>
      <ul className={`needs-script no-print ${styles.thumbnails}`}>
        {photos.map(({ picture, title, album }, slide) => (
          <li key={album}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-current={slide === 0}
              aria-label={t('media.show', { title })}
              data-move={slide}
            >
              <Picture picture={picture} alt="" sizes="6rem" withoutButton />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
