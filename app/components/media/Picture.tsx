import type { ComponentProps } from 'react';
import { formatFileSize } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type MadePicture, srcSetOf, wholePicture } from '#app/model/pictures/picture.ts';
import { isDataSavingOn } from '../preferences/preferences.ts';
import styles from './Picture.module.css';

type PictureProps = Pick<ComponentProps<'img'>, 'ref' | 'className' | 'draggable' | 'onLoad' | 'onError'> & {
  picture: MadePicture;
  alt: string;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** Loads the picture at once instead of lazily, for example in a dialog. */
  eager?: boolean;
  /** Omits the "show picture" button of data-saving mode, for a picture inside a button or link. */
  withoutButton?: boolean;
};

/** Values of `sizes` that several screens share. */
export const SIZES_IN_THREE_COLUMNS =
  '(min-width: 1200px) 24rem, (min-width: 992px) 33vw, (min-width: 576px) 50vw, 100vw';
export const SIZES_IN_DIALOG = '(min-width: 576px) 52rem, 100vw';

/** Shows a picture. In data-saving mode it is always lazy, because browsers do not fetch a hidden lazy image. */
export function Picture({
  picture,
  alt,
  sizes,
  eager = false,
  withoutButton = false,
  className = '',
  ...rest
}: PictureProps) {
  const isPhotograph = picture.fallback !== 'svg';
  return (
    <>
      <picture className={styles.picture}>
        {isPhotograph && (
          <>
            <source type="image/avif" srcSet={srcSetOf(picture, 'avif')} sizes={sizes} />
            <source type="image/webp" srcSet={srcSetOf(picture, 'webp')} sizes={sizes} />
          </>
        )}
        <img
          {...rest}
          className={`${styles.image} ${className}`}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={eager && !isDataSavingOn() ? undefined : 'lazy'}
          decoding="async"
          {...(isPhotograph && { sizes, srcSet: srcSetOf(picture, picture.fallback) })}
          // Must be the last attribute, because some browsers start to fetch when they parse it.
          src={wholePicture(picture)}
        />
      </picture>
      {!withoutButton && <ShowPicture alt={alt} bytes={picture.leastBytes} />}
    </>
  );
}

/** Replaces a picture in data-saving mode; the early script handles the click. */
function ShowPicture({ alt, bytes }: { alt: string; bytes: number }) {
  const { t, language } = useTranslation('components');
  return (
    <button type="button" className={styles.show} data-action="picture">
      {t('showPicture', { size: formatFileSize(bytes, language) })}
      {alt && <span className="sr">: {alt}</span>}
    </button>
  );
}
