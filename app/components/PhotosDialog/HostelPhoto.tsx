import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeholderPhoto } from '#app/model/hostels/rules.ts';

export type Photo = { src: string; caption: string };

type HostelPhotoProps = { hostel: string; index: number; photo: Photo; decorative?: boolean; lazy?: boolean };

/** Width and height of a photo in pixels until its own are known: they give the image its proportions, 4:3. */
const WIDTH = 640;
const HEIGHT = 480;

/** One photo of a hostel. When its file is missing, a placeholder of the specification stands in for it. */
export function HostelPhoto({ hostel, index, photo, decorative = false, lazy = false }: HostelPhotoProps) {
  const { t } = useTranslation('institutions');
  const image = useRef<HTMLImageElement>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    // The file may have failed before React came; the event is over then.
    if (image.current?.complete && image.current.naturalWidth === 0) setMissing(true);
  }, []);
  const shown = missing ? placeholderPhoto(hostel, index) : { src: photo.src, width: WIDTH, height: HEIGHT };
  const alt = missing ? t('photoMissing', { caption: photo.caption }) : photo.caption;
  return (
    <img
      ref={image}
      src={shown.src}
      width={shown.width}
      height={shown.height}
      alt={decorative ? '' : alt}
      loading={lazy ? 'lazy' : undefined}
      draggable={false}
      onError={() => setMissing(true)}
    />
  );
}
