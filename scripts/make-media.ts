/**
 * `npm run media`: writes scenes, icons and captions of films from the masters in content/; `-- --films` also the films,
 * which needs ffmpeg and takes some minutes.
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
