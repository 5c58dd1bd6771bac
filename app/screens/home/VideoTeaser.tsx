import { NotFetched } from '#app/components/dialogs/NotFetched.tsx';
import { useFetchedPart } from '#app/components/dialogs/useFetchedPart.ts';
import { MediaLink } from '#app/components/links/MediaLink.tsx';
import { FilmPoster } from '#app/components/media/FilmPoster.tsx';
import { formatDuration } from '#app/i18n/duration.ts';
import { pathIn } from '#app/i18n/language.ts';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Film } from '#app/model/videos/film.server.ts';
import { retryableImport } from '#app/retryableImport.ts';
import styles from './VideoTeaser.module.css';

const importPlayer = retryableImport(() => import('#app/components/VideoDialog/VideoDialog.tsx'));
const fetchPlayer = async () => (await importPlayer()).VideoDialog;

/** A film's poster, name and length, which open its player. Without script the link leads to the film in the gallery. */
export function VideoTeaser({ video }: { video: Film }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { Part: Player, isMissing, open, close } = useFetchedPart(fetchPlayer);
  const { id, title, thumbnail, seconds } = video;
  const length = formatNumber(seconds, language);
  return (
    <>
      <div className={styles.teaser}>
        <FilmPoster picture={thumbnail} sizes="11rem" time={formatDuration(seconds, language)} />
        <MediaLink href={pathIn(language, `/videogallery#${id}`)} onOpen={open} className="over">
          <b>{title}</b>
          <span className={styles.length}>{t('media.video', { count: seconds, length })}</span>
        </MediaLink>
      </div>
      <NotFetched isMissing={isMissing} />
      {Player && <Player video={video} onClose={close} />}
    </>
  );
}
