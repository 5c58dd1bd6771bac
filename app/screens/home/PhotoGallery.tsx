import { Pause, Play } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import carousel from '#app/components/media/Carousel.module.css';
import { Picture } from '#app/components/media/Picture.tsx';
import { useCarousel } from '#app/components/media/useCarousel.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { HomeContent } from './content.server.ts';
import styles from './PhotoGallery.module.css';
import { useAutoplay } from './useAutoplay.ts';

const SLIDE = '(min-width: 1200px) 30rem, (min-width: 992px) 37vw, 100vw';
/** Time between two photos: application specification, section 9. */
const AUTOPLAY_MS = 3000;
const THUMBNAIL = '6rem';

/** Plays the photos until a visitor interacts, above a strip of thumbnails. */
export function PhotoGallery({ photos }: { photos: HomeContent['photos'] }) {
  const { t, language } = useTranslation(['home', 'components']);
  const { viewport, ready, place, next, goTo } = useCarousel();
  const { playing, toggle, rest, hold } = useAutoplay(next, AUTOPLAY_MS);
  const choose = (slide: number) => {
    rest();
    goTo(slide);
  };
  const PauseIcon = playing ? Pause : Play;
  return (
    <section className={styles.gallery} aria-label={t('media.photos')}>
      <div ref={viewport} className={carousel.viewport} data-ready={ready} {...hold}>
        <ul className={carousel.row}>
          {photos.map(({ picture, title, album }) => (
            <li key={album} className={`${carousel.slide} ${styles.photo}`}>
              <Picture picture={picture} alt="" sizes={SLIDE} />
              <PageLink to={`/photogallery/${encodeURIComponent(album)}`} className="over">
                {title}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
      <div className={`needs-script ${styles.controls}`}>
        <p className={styles.count}>
          {t('components:counter', {
            n: formatNumber(place + 1, language),
            total: formatNumber(photos.length, language),
          })}
        </p>
        <button
          type="button"
          className={buttons.icon}
          aria-label={t(playing ? 'media.pause' : 'media.play')}
          onClick={toggle}
        >
          <PauseIcon aria-hidden="true" />
        </button>
      </div>
      <ul className={`needs-script ${styles.thumbnails}`}>
        {photos.map(({ picture, title, album }, slide) => (
          <li key={album}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-current={slide === place}
              aria-label={t('media.show', { title })}
              onClick={() => choose(slide)}
            >
              <Picture picture={picture} alt="" sizes={THUMBNAIL} ornament />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
