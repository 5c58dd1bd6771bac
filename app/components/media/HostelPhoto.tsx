import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { placeholderPhoto } from '#app/model/hostels/rules.ts';
import type { MadePicture } from '#app/model/pictures/picture.ts';
import { Picture } from './Picture.tsx';

export type Photo = { picture: MadePicture; caption: string };

type HostelPhotoProps = Pick<ComponentProps<typeof Picture>, 'sizes' | 'eager' | 'withoutButton'> & {
  hostel: string;
  index: number;
  photo: Photo;
  /** Sets an empty `alt`, because the text beside the photo already describes it. */
  decorative?: boolean;
};

/** Shows a photo of a hostel, or the placeholder of the application specification if the file does not load. */
export function HostelPhoto({ hostel, index, photo, decorative = false, ...options }: HostelPhotoProps) {
  const { t } = useTranslation('components');
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
