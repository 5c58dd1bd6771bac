import { LoadError, useLazyComponent } from '#app/components/dialogs/useLazyComponent.tsx';
import { MediaLink } from '#app/components/links/MediaLink.tsx';
import { VideoPoster } from '#app/components/media/VideoPoster.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { retryableImport } from '#app/retryableImport.ts';
import type { HomeContent } from './content.server.ts';
import styles from './PhotosAndVideos.module.css';

const fetchPlayer = retryableImport(() => import('#app/components/video/VideoDialog.tsx'));

/** Opens the player. Without JavaScript, the link leads to the video in the gallery. */
export function VideoTeaser({ video }: { video: HomeContent['videos'][number] }) {
  const { t, language } = useTranslation('home');
  const { Component: Player, failed, open, close } = useLazyComponent(fetchPlayer, 'VideoDialog');
  const { id, title, thumbnail, seconds } = video;
  return (
    <>
      <div className={styles.teaser}>
        <VideoPoster picture={thumbnail} sizes="(min-width: 992px) 13rem, 7rem" />
        <MediaLink href={pathIn(language, `/videogallery#${id}`)} onOpen={open} className="over">
          <b>{title}</b>
          <span className="small">{t('media.video', { count: seconds, length: formatNumber(seconds, language) })}</span>
        </MediaLink>
      </div>
      <LoadError failed={failed} />
      {Player && <Player video={video} onClose={close} />}
    </>
  );
}
