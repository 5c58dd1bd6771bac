import { FilmPoster } from '#app/components/FilmPoster/FilmPoster.tsx';
import { PageLink } from '#app/components/PageLink/PageLink.tsx';
import { formatDuration } from '#app/i18n/duration.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { HomeContent } from './content.server.ts';
import styles from './VideoTeaser.module.css';

type VideoTeaserProps = { video: HomeContent['videos'][number] };

/** A film's poster, name and length. It plays in the video gallery. */
export function VideoTeaser({ video: { title, thumbnail, seconds } }: VideoTeaserProps) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const length = formatNumber(seconds, language);
  return (
    <div className={styles.teaser}>
      <FilmPoster picture={thumbnail} sizes="11rem" time={formatDuration(seconds, language)} />
      <PageLink to="/videogallery" className="over">
        <b>{title}</b>
        <span className={styles.length}>{t('media.video', { count: seconds, length })}</span>
      </PageLink>
    </div>
  );
}
