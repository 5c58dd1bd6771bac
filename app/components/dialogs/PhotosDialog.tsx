import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { placeholderPhoto } from '#app/model/hostels/rules.ts';
import type { MadePicture } from '#app/model/pictures/picture.ts';
import { IN_DIALOG, Picture } from '../media/Picture.tsx';
import { Slideshow } from '../media/Slideshow.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './PhotosDialog.module.css';

type Photo = { picture: MadePicture; caption: string };
type Hostel = { name: string; label: string; photos: Photo[] };

export function PhotosDialog({ hostel, onClose }: { hostel: Hostel; onClose: () => void }) {
  const { t } = useTranslation('institutions');
  const { name, label, photos } = hostel;
  return (
    <Dialog title={label} onClose={onClose}>
      {photos.length > 0 ? (
        <Slideshow
          arrowLabels={{ previous: t('previousPhoto'), next: t('nextPhoto') }}
          slides={photos.map((photo, index) => ({
            key: photo.picture.stem,
            caption: photo.caption,
            picture: (isNear) =>
              isNear && (
                <div className={styles.photo}>
                  <HostelPhoto hostel={name} index={index} photo={photo} sizes={IN_DIALOG} eager />
                </div>
              ),
          }))}
          thumbnails={(current, goTo) => <PhotoThumbnails hostel={hostel} current={current} onChoose={goTo} />}
        />
      ) : (
        <p className={styles.none}>{t('noPhotos')}</p>
      )}
    </Dialog>
  );
}

type PhotoThumbnailsProps = { hostel: Hostel; current: number; onChoose: (index: number) => void };

function PhotoThumbnails({ hostel: { name, photos }, current, onChoose }: PhotoThumbnailsProps) {
  const { t, language } = useTranslation('institutions');
  return (
    <ul className={styles.thumbnails}>
      {photos.map((photo, index) => (
        <li key={photo.picture.stem}>
          <button
            type="button"
            aria-label={t('photo', { n: formatNumber(index + 1, language) })}
            aria-current={index === current}
            onClick={() => onChoose(index)}
          >
            <HostelPhoto hostel={name} index={index} photo={photo} sizes="6rem" decorative eager ornament />
          </button>
        </li>
      ))}
    </ul>
  );
}

type HostelPhotoProps = Pick<ComponentProps<typeof Picture>, 'sizes' | 'eager' | 'ornament'> & {
  hostel: string;
  index: number;
  photo: Photo;
  /** Sets an empty `alt`, because the text beside the photo already describes it. */
  decorative?: boolean;
};

/** Shows a photo of a hostel, or the specified placeholder if the file does not load. */
export function HostelPhoto({ hostel, index, photo, decorative = false, ...options }: HostelPhotoProps) {
  const { t } = useTranslation('institutions');
  const image = useRef<HTMLImageElement>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    // Checks the image, because React misses the error event of a file that failed before hydration.
    if (image.current?.complete && image.current.naturalWidth === 0) setMissing(true);
  }, []);
  if (missing) {
    const { src, width, height } = placeholderPhoto(hostel, index);
    const alt = decorative ? '' : t('photoMissing', { caption: photo.caption });
    return <img src={src} width={width} height={height} alt={alt} draggable={false} />;
  }
  return (
    <Picture
      {...options}
      ref={image}
      picture={photo.picture}
      alt={decorative ? '' : photo.caption}
      draggable={false}
      onError={() => setMissing(true)}
    />
  );
}
