import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { loadCollection } from '#app/model/load.server.ts';
import { captionFile } from '#app/model/videos/captionFile.ts';
import { type Caption, videoSchema } from '#app/model/videos/schema.server.ts';
import { writeFile } from './drawing.ts';
import { escapeMarkup } from './escape.ts';

/** All films, also those that are retired: their files stay. */
export const films = loadCollection('videos', videoSchema);

/** The caption files of all films: the path below the served folder, and what stands in it. */
export function captionFiles(): { path: string; text: string }[] {
  return films.flatMap(({ id, captions }) =>
    LANGUAGES.map((language) => ({ path: captionFile(id, language).slice(1), text: webVtt(captions, language) })),
  );
}

/** Writes `/videos/<id>.<language>.vtt` for every film and language. Returns how many. */
export function writeCaptions(): number {
  const files = captionFiles();
  for (const { path, text } of files) writeFile(path, text);
  return files.length;
}

/** Captions as WebVTT, the format of `<track>`. */
export function webVtt(captions: Caption[], language: Language): string {
  const cues = captions.map(
    ({ from, to, text }) => `${timeOf(from)} --> ${timeOf(to)}\n${escapeMarkup(text[language])}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

/** 72.5 seconds is `01:12.500`. */
function timeOf(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const minutes = Math.floor(thousandths / 60_000);
  const rest = ((thousandths % 60_000) / 1000).toFixed(3);
  return `${String(minutes).padStart(2, '0')}:${rest.padStart(6, '0')}`;
}
