import { Images } from 'lucide-react';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { MediaGrid } from '#app/components/media/MediaGrid.tsx';
import { IN_THREE_COLUMNS, Picture } from '#app/components/media/Picture.tsx';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { MadePicture } from '#app/model/pictures/picture.ts';
import styles from './AlbumGrid.module.css';

type AlbumCard = { id: string; title: string; pictures: number; thumbnail: MadePicture | undefined };

const DEFAULT_THUMBNAIL = '/images/scenes/nothing-neel.svg';

export function AlbumGrid({ albums }: { albums: AlbumCard[] }) {
  const { t, language } = useTranslation('photo-gallery');
  return (
    <MediaGrid empty={t('none')}>
      {albums.map(({ id, title, pictures, thumbnail }) => {
        const n = formatNumber(pictures, language);
        return (
          <li key={id} className={styles.album}>
            {thumbnail ? (
              <Picture className={styles.picture} picture={thumbnail} alt="" sizes={IN_THREE_COLUMNS} />
            ) : (
              <img className={styles.picture} src={DEFAULT_THUMBNAIL} width="320" height="240" alt="" loading="lazy" />
            )}
            {/* Encoded, because the specification has albums with spaces in their names. */}
            <PageLink to={`/photogallery/${encodeURIComponent(id)}`} className={`${styles.row} over`}>
              <h2 className={styles.title}>{title}</h2>
              <span className={styles.count}>
                <Images aria-hidden="true" />
                <span aria-hidden="true">{n}</span>
                <span className="sr">{t('pictures', { count: pictures, n })}</span>
              </span>
            </PageLink>
          </li>
        );
      })}
    </MediaGrid>
  );
}
