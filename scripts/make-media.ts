/** Writes scenes and icons from the masters in content/drawings, and the captions of films from content/videos. */
import { writeCaptions } from '#site-build/media/captions.ts';
import { writeIcons, writeScenes } from '#site-build/media/scenes-and-icons.ts';

console.info(`${writeScenes()} scenes`);
console.info(`${writeCaptions()} files of captions`);
await writeIcons();
