/** Widths in pixels of a photograph: for thumbnails, for phones, and for the dialog on large screens. */
export const WIDTHS = [320, 640, 960] as const;

export type PictureKind = 'drawing' | 'photograph';

/** A drawing remains an SVG. Of a photograph, most browsers load the AVIF, older ones the WebP, the oldest the JPEG. */
export type PictureEnding = 'svg' | 'avif' | 'webp' | 'jpg';

/** A picture on a page. `width`, `height`: largest size in pixels. `leastBytes`: size in bytes of the smallest file. */
export type MadePicture = {
  /** Address without width and file extension, with a hash of the master: `/pictures/albums/mahad-1.0a1b2c3d`. */
  stem: string;
  width: number;
  height: number;
  fallback: 'svg' | 'jpg';
  leastBytes: number;
};

/** Returns the width of the largest size. A photograph is never enlarged; a drawing has only its own size. */
export function largestWidth(master: { width: number; kind: PictureKind }): number {
  if (master.kind === 'drawing') return master.width;
  return WIDTHS.filter((width) => width <= master.width).pop() ?? master.width;
}

/** Lists the widths of a picture, smallest first. */
export function widthsOf({ width, fallback }: Pick<MadePicture, 'width' | 'fallback'>): number[] {
  if (fallback === 'svg') return [width];
  const widths = WIDTHS.filter((candidate) => candidate <= width);
  return widths.length > 0 ? widths : [width];
}

export function heightAt(width: number, picture: Pick<MadePicture, 'width' | 'height'>): number {
  return Math.max(1, Math.round((width * picture.height) / picture.width));
}

export function pictureAddress({ stem }: Pick<MadePicture, 'stem'>, width: number, ending: PictureEnding): string {
  return `${stem}-${width}.${ending}`;
}

/** Lists the addresses of all widths in one format, as a `srcset`. */
export function srcSetOf(picture: MadePicture, ending: PictureEnding): string {
  return widthsOf(picture)
    .map((width) => `${pictureAddress(picture, width, ending)} ${width}w`)
    .join(', ');
}

/** Returns the address of the largest size, in a format that every browser supports. */
export function wholePicture(picture: MadePicture): string {
  return pictureAddress(picture, picture.width, picture.fallback);
}

/** Returns the address of a film's poster in the one size and format that a player can use. */
export function posterOf(picture: MadePicture): string {
  const width =
    widthsOf(picture)
      .filter((candidate) => candidate <= 640)
      .pop() ?? picture.width;
  return pictureAddress(picture, width, picture.fallback);
}
