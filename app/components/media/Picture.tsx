import type { Ref } from 'react';
import { formatFileSize } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type MadePicture, srcSetOf, wholePicture } from '#app/model/pictures/picture.ts';
import { savesData } from '../preferences/savesData.ts';
import styles from './Picture.module.css';

type PictureProps = {
  picture: MadePicture;
  /** In the page's language; empty where the words beside it say the same. */
  alt: string;
  /** How wide it is shown, as CSS lengths, so that the browser can choose a size before it knows the layout. */
  sizes: string;
  /** In a dialog that was opened to see it: fetched without waiting for the layout. */
  eager?: boolean;
  /** Inside a button or a link, where no other button may stand: left out where data is saved. */
  ornament?: boolean;
  className?: string | undefined;
  image?: Ref<HTMLImageElement>;
  draggable?: boolean;
  onLoad?: () => void;
  onError?: () => void;
};

/**
 * A picture of content in the newest format and the smallest size that the browser can use. In a page it is always lazy:
 * where data is saved it is not shown before somebody asks for it, and only a lazy image that is not shown stays away.
 */
export function Picture({ picture, alt, sizes, eager = false, ornament = false, image, ...rest }: PictureProps) {
  return (
    <>
      <picture className={styles.picture}>
        <source type="image/avif" srcSet={srcSetOf(picture, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={srcSetOf(picture, 'webp')} sizes={sizes} />
        <img
          {...rest}
          ref={image}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={eager && !savesData() ? undefined : 'lazy'}
          decoding="async"
          sizes={sizes}
          srcSet={srcSetOf(picture, picture.fallback)}
          // Last: some browsers fetch when they see it, whatever is said after it.
          src={wholePicture(picture)}
        />
      </picture>
      {!ornament && <ShowPicture alt={alt} bytes={picture.leastBytes} />}
    </>
  );
}

type ShowPictureProps = { alt: string; bytes: number };

/** Stands in the place of a picture where data is saved. The early script answers it: no other script is fetched for it. */
function ShowPicture({ alt, bytes }: ShowPictureProps) {
  const { t } = useTranslation('components');
  const language = useLanguage();
  return (
    <button type="button" className={styles.show} data-choice="picture">
      {t('showPicture', { size: formatFileSize(bytes, language) })}
      {alt && <span className="sr">: {alt}</span>}
    </button>
  );
}
