import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { placeholderPhoto } from '#app/model/hostels/rules.ts';
import type { MadePicture } from '#app/model/pictures/picture.ts';
import { Picture } from '../media/Picture.tsx';

export type Photo = { picture: MadePicture; caption: string };

type HostelPhotoProps = {
  hostel: string;
  index: number;
  photo: Photo;
  sizes: string;
  /** The words beside it say the same. */
  decorative?: boolean;
  /** Inside a button. */
  ornament?: boolean;
  lazy?: boolean;
};

/** One photo of a hostel. When its file is missing, a placeholder of the specification stands in for it. */
export function HostelPhoto({
  hostel,
  index,
  photo,
  sizes,
  decorative = false,
  ornament = false,
  lazy = false,
}: HostelPhotoProps) {
  const { t } = useTranslation('institutions');
  const image = useRef<HTMLImageElement>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    // The file may have failed before React came; the event is over then.
    if (image.current?.complete && image.current.naturalWidth === 0) setMissing(true);
  }, []);
  if (missing) {
    const { src, width, height } = placeholderPhoto(hostel, index);
    const alt = decorative ? '' : t('photoMissing', { caption: photo.caption });
    return <img src={src} width={width} height={height} alt={alt} draggable={false} />;
  }
  return (
    <Picture
      image={image}
      picture={photo.picture}
      alt={decorative ? '' : photo.caption}
      sizes={sizes}
      eager={!lazy}
      ornament={ornament}
      draggable={false}
      onError={() => setMissing(true)}
    />
  );
}
