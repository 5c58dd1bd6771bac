import { LoadError } from '#app/components/dialogs/LoadError.tsx';
import { useLazyComponent } from '#app/components/dialogs/useLazyComponent.ts';
import { MediaLink } from '#app/components/links/MediaLink.tsx';
import { VideoPoster } from '#app/components/media/VideoPoster.tsx';
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
  const { Part: Player, failed, open, close } = useLazyComponent(fetchPlayer);
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
