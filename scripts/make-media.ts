/** Writes scenes and icons from the masters in content/drawings, the captions of films from content/videos, and the icons of lucide. */
import { writeCaptions } from '#site-build/media/captions.ts';
import { writeIconSprites } from '#site-build/media/icon-sprite.ts';
import { writeIcons, writeMaps, writeScenes } from '#site-build/media/scenes-and-icons.ts';

console.info(`${writeScenes()} scenes`);
console.info(`${writeMaps()} maps of the division`);
console.info(`${writeCaptions()} files of captions`);
console.info(`${writeIconSprites()} icons of lucide`);
await writeIcons();
