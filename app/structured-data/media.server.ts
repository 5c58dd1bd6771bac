import type { ImageGallery, VideoObject } from 'schema-dts';
import type { z } from 'zod';
import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import type { albumSchema } from '#app/model/albums/schema.server.ts';
import { localize } from '#app/model/localize.ts';
import { pictureOf } from '#app/model/pictures/data.server.ts';
import { posterOf, wholePicture } from '#app/model/pictures/picture.ts';
import { site } from '#app/model/site/data.server.ts';
import { videos } from '#app/model/videos/data.server.ts';
import { addressOf } from './address.server.ts';

/** A sample's pictures are there to be seen, so they are named; that it is a sample is their status. */
const statusOf = ({ sample }: { sample?: true | undefined }, language: Language) =>
  sample ? { creativeWorkStatus: words(language, 'components')('sample') } : {};

/** The pictures of an album, each with what it shows. */
export function imageGallery(album: z.infer<typeof albumSchema>, language: Language): ImageGallery {
  const { id, title, images, sample } = localize(album, language);
  return {
    '@type': 'ImageGallery',
    name: title,
    url: addressOf(`/photogallery/${id}`, language),
    inLanguage: language,
    ...statusOf({ sample }, language),
    image: images.map((image) => ({
      '@type': 'ImageObject',
      caption: image.title,
      contentUrl: site.address + wholePicture(pictureOf(image.src)),
    })),
  };
}

/** The films of the gallery. No source gives the days on which they were published. */
export function videoObjects(language: Language): VideoObject[] {
  return localize(videos, language).map(({ title, transcript, videoUrl, thumbnail, seconds, sample }) => ({
    '@type': 'VideoObject',
    name: title,
    ...(transcript[0] && { description: transcript[0] }),
    contentUrl: site.address + videoUrl,
    thumbnailUrl: site.address + posterOf(pictureOf(thumbnail)),
    duration: `PT${seconds}S`,
    inLanguage: language,
    ...statusOf({ sample }, language),
  }));
}
