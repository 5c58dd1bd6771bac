import { pictureOf } from '../pictures/data.server.ts';

/** A hostel's photos as pages show them. Most hostels have none yet. */
export function photosOf(photos: { src: string; caption: string }[] = []) {
  return photos.map(({ src, caption }) => ({ picture: pictureOf(src), caption }));
}
