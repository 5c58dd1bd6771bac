import { albums } from '../albums/data.server.ts';
import { events } from '../events/data.server.ts';
import { home } from '../home/data.server.ts';
import { hostels, sampleHostels } from '../hostels/data.server.ts';
import { refuse } from '../load.server.ts';
import { videos } from '../videos/data.server.ts';
import { leastBytesOf } from './cache.server.ts';
import { readMaster } from './masters.server.ts';
import type { MadePicture } from './picture.ts';

/** Unique paths of the masters that content refers to: `/pictures/albums/mahad-1.svg`. */
export const usedMasters = [
  ...new Set([
    ...albums.flatMap(({ images }) => images.map(({ src }) => src)),
    ...events.map(({ image }) => image),
    ...home.galleryImages.map(({ src }) => src),
    ...[...hostels, ...sampleHostels].flatMap(({ photos = [] }) => photos.map(({ src }) => src)),
    ...videos.map(({ thumbnail }) => thumbnail),
  ]),
].sort();

/** Maps paths of masters to their pictures. */
const pictures = new Map(
  await Promise.all(
    usedMasters.map(async (path): Promise<[string, MadePicture]> => {
      const master = await readMaster(path);
      return [path, { ...master.picture, leastBytes: await leastBytesOf(master) }];
    }),
  ),
);

/** Returns the data that a page needs to show the picture of a master. */
export function pictureOf(path: string): MadePicture {
  const picture = pictures.get(path);
  if (!picture) refuse(`content${path}`, [], 'pictureOfNobody');
  return picture;
}

export function hostelPhotos(photos: { src: string; caption: string }[] = []) {
  return photos.map(({ src, caption }) => ({ picture: pictureOf(src), caption }));
}
