import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Slideshow.module.css';
import { useCarousel } from './useCarousel.ts';

/** `isNear`: whether the slide is the current slide or next to it. */
export type Slide = { key: string | number; caption: string; picture: (isNear: boolean) => ReactNode };

type SlideshowProps = {
  slides: Slide[];
  /** Index of the first slide shown. */
  startIndex?: number;
  /** Accessible names of the arrows. */
  arrowLabels: { previous: string; next: string };
  /** Renders thumbnails below the caption. */
  thumbnails?: (current: number, goTo: (index: number) => void) => ReactNode;
};

/** Shows one picture at a time, changed by buttons, arrow keys, Home, End and swiping. After the last comes the first. */
export function Slideshow({ slides, startIndex = 0, arrowLabels, thumbnails }: SlideshowProps) {
  const { t, language } = useTranslation('components');
  const { viewport, current, next, previous, goTo } = useCarousel(startIndex);
  const total = slides.length;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') previous();
    if (event.key === 'ArrowRight') next();
    if (event.key === 'Home') goTo(0);
    if (event.key === 'End') goTo(total - 1);
  });
  // Uses a layout effect, so that no key press is lost before the paint.
  useLayoutEffect(() => {
    // Listens on the document, because the dialog focuses its close button.
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const isNear = (index: number) => [0, 1, total - 1].includes(Math.abs(index - current));
  return (
    <>
      <div className={styles.stage}>
        <div className={styles.viewport} ref={viewport}>
          <ul className={styles.row}>
            {slides.map(({ key, picture }, index) => (
              <li key={key} className={styles.slide} aria-hidden={index !== current}>
                {picture(isNear(index))}
              </li>
            ))}
          </ul>
        </div>
        {total > 1 && (
          <>
            <button type="button" className={styles.previous} aria-label={arrowLabels.previous} onClick={previous}>
              <ChevronLeft aria-hidden="true" />
            </button>
            <button type="button" className={styles.next} aria-label={arrowLabels.next} onClick={next}>
              <ChevronRight aria-hidden="true" />
            </button>
          </>
        )}
      </div>
      <div className={styles.foot}>
        <p className={styles.caption} aria-live="polite">
          <span>{slides[current]?.caption}</span>
          <span className={styles.counter}>
            {t('counter', { n: formatNumber(current + 1, language), total: formatNumber(total, language) })}
          </span>
        </p>
        {total > 1 && thumbnails?.(current, goTo)}
      </div>
    </>
  );
}
