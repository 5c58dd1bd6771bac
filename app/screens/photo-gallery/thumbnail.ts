const DEFAULT_THUMBNAIL = '/images/scenes/nothing-neel.svg';

/** The first picture of an album; an album without pictures shows the default (application specification, section 2). */
export function thumbnailOf(album: { images: readonly { src: string }[] }): string {
  return album.images[0]?.src ?? DEFAULT_THUMBNAIL;
}
