import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { loadCollection } from '#app/model/load.server.ts';
import { captionFile } from '#app/model/videos/captionFile.ts';
import { type Caption, videoSchema } from '#app/model/videos/schema.server.ts';
import { writePublishedFile } from './drawing.ts';
import { escapeMarkup } from './escape.ts';

/** All films, including retired films, whose files stay published. */
export const films = loadCollection('videos', videoSchema);

/** Generates the caption files of all films. `path` is relative to the served folder. */
export function captionFiles(): { path: string; text: string }[] {
  return films.flatMap(({ id, captions }) =>
    LANGUAGES.map((language) => ({ path: captionFile(id, language).slice(1), text: webVtt(captions, language) })),
  );
}

/** Writes `/videos/<id>.<language>.vtt` for every film and language. Returns the number of files. */
export function writeCaptions(): number {
  const files = captionFiles();
  for (const { path, text } of files) writePublishedFile(path, text);
  return files.length;
}

export function webVtt(captions: Caption[], language: Language): string {
  const cues = captions.map(
    ({ from, to, text }) => `${timeOf(from)} --> ${timeOf(to)}\n${escapeMarkup(text[language])}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

/** Formats 72.5 seconds as `01:12.500`. */
function timeOf(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const minutes = Math.floor(thousandths / 60_000);
  const rest = ((thousandths % 60_000) / 1000).toFixed(3);
  return `${String(minutes).padStart(2, '0')}:${rest.padStart(6, '0')}`;
}
