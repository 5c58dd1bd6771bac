/**
 * Draws every picture of the site that is not a photograph, from the masters in content/drawings.
 * `node scripts/make-media.ts` writes scenes, the sprite and the icons; `--films` also the films and their posters
 * (needs ffmpeg and takes some minutes).
 */
import { writeIcons, writeSharePicture } from './media/icons.ts';
import { writeScenes } from './media/scenes.ts';
import { writeSprite } from './media/sprite.ts';

console.info(`${writeScenes()} scenes`);
console.info(`${writeSprite()} symbols in the sprite`);
await writeIcons();
await writeSharePicture();

if (process.argv.includes('--films')) {
  const { writeFilms } = await import('./media/films.ts');
  console.info(`${await writeFilms()} films`);
}
