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
  /** Empties `alt`, where text beside the photo says the same. */
  decorative?: boolean;
  /** Leaves out the button of `Picture`, because no button may stand in another. */
  ornament?: boolean;
  lazy?: boolean;
};

/** Shows a photo of a hostel, or a placeholder of the specification if the file does not load. */
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
    // The error event is over if the file failed before hydration.
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
