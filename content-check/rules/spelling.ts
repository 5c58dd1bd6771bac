import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { errorAt, type Problem, warningAt } from '#app/model/problems/problem.ts';
import { EMAIL, GAP, WEB_ADDRESS } from '../text/figures.ts';
import { inLanguage, type Text } from '../text/texts.ts';

const CONFIG = join(import.meta.dirname, '..', 'cspell.json');
const BARE_ADDRESS = String.raw`(?<![\w-])(?:[\w-]{1,63}\.){1,8}(?:gov|nic|org|com|co|in)\b`;
const NOT_WORDS = new RegExp(String.raw`${GAP}|${WEB_ADDRESS}|${EMAIL}|${BARE_ADDRESS}|’s\b|[\u0900-\u097F]+`, 'gi');

/** Requires every English word to be in the British dictionary or in content/words/en.txt. */
export async function spelling(texts: Text[]): Promise<Problem[]> {
  // Imports the package here, because a machine that only builds the site does not have it.
  const { spellCheckDocument } = await import('cspell-lib');
  // Writes one text per line, so that the line number of a word identifies its text.
  const text = texts.map(({ en }) => en.replace(NOT_WORDS, ' ').replaceAll('’', "'")).join('\n');
  const { issues, errors = [] } = await spellCheckDocument(
    { uri: 'texts.txt', text, languageId: 'plaintext' },
    { configFile: CONFIG, generateSuggestions: false },
    { loadDefaultConfiguration: false },
  );
  if (errors.length > 0) throw new Error(`cspell could not read the texts: ${errors.join('; ')}`);
  return issues.flatMap(({ text: word, offset }) => {
    const place = texts[text.slice(0, offset).split('\n').length - 1];
    const params = { word, list: 'content/words/en.txt' };
    return place ? [errorAt(inLanguage(place, 'en'), 'unknownEnglishWord', params)] : [];
  });
}

/** The file of inflected forms that aspell does not know and that a Marathi reader has accepted. */
export const ACCEPTED_WORDS = join(CONTENT_ROOT, 'words', 'mr.txt');
const NOT_MARATHI_WORDS = new RegExp(`${GAP}|${WEB_ADDRESS}|${EMAIL}`, 'g');

/** Warns of unknown Marathi words. If aspell-mr is not installed, prints that nothing was checked. */
export function marathiSpelling(texts: Text[]): Problem[] {
  const unknown = findUnknownMarathiWords(texts.map(({ mr }) => mr.replace(NOT_MARATHI_WORDS, ' ')).join('\n'));
  if (unknown) return groupedByWord(texts, unknown, readFileSync(ACCEPTED_WORDS, 'utf8').split('\n'));
  console.warn('Marathi spelling was not checked: aspell with aspell-mr is not on this machine.');
  return [];
}

function findUnknownMarathiWords(text: string): string[] | undefined {
  const { status, stdout } = spawnSync('aspell', ['--lang=mr', '--encoding=utf-8', 'list'], {
    input: text,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return status === 0 ? stdout.split('\n').filter((word) => word !== '') : undefined;
}

/** Reports each word once, at its first occurrence, the most frequent word first. */
export function groupedByWord(texts: Text[], unknown: string[], accepted: string[]): Problem[] {
  const known = new Set(accepted);
  return [...Map.groupBy(unknown, (word) => word)]
    .filter(([word]) => !known.has(word))
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([word, { length: count }]) => {
      const text = texts.find(({ mr }) => mr.includes(word));
      const params = { word, count, list: 'content/words/mr.txt' };
      return text ? [warningAt(inLanguage(text, 'mr'), 'unknownMarathiWord', params)] : [];
    });
}
