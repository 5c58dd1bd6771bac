import { ArrowRight } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { HomeContent } from './content.server.ts';
import { HomeSection } from './HomeSection.tsx';
import { PhotoGallery } from './PhotoGallery.tsx';
import styles from './PhotosAndVideos.module.css';
import { VideoTeaser } from './VideoTeaser.tsx';

type PhotosAndVideosProps = Pick<HomeContent, 'photos' | 'videos'>;

export function PhotosAndVideos({ photos, videos }: PhotosAndVideosProps) {
  const { t } = useTranslation('home');
  if (photos.length + videos.length === 0) return null;
  const beside = (
    <>
      <p>{t('media.sample')}</p>
      <PageLink to="/photogallery" className={buttons.onward}>
        {t('media.allPhotos')}
        <ArrowRight aria-hidden="true" />
      </PageLink>
      <PageLink to="/videogallery" className={buttons.onward}>
        {t('media.allVideos')}
        <ArrowRight aria-hidden="true" />
      </PageLink>
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
