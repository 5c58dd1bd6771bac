/**
 * Writes what the site shows beside its texts, from the masters in content/drawings and content/pictures.
 * `node scripts/make-media.ts` writes scenes, the icons and the captions of films; `--films` also the films
 * (needs ffmpeg and takes some minutes).
 */
import { writeCaptions } from '#site-build/media/captions.ts';
import { writeIcons } from '#site-build/media/icons.ts';
import { writeScenes } from '#site-build/media/scenes.ts';

console.info(`${writeScenes()} scenes`);
console.info(`${writeCaptions()} files of captions`);
await writeIcons();

if (process.argv.includes('--films')) {
  const { writeFilms } = await import('#site-build/media/films.ts');
  console.info(`${await writeFilms()} films`);
}
