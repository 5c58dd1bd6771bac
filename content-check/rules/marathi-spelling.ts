import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { type Problem, warningAt } from '#app/model/problems/problem.ts';
import { EMAIL, GAP, WEB_ADDRESS } from '../patterns.ts';
import { inLanguage, type Text } from '../texts.ts';

/** Words that aspell does not know and that a reader of Marathi found right. aspell knows few inflected forms. */
export const ACCEPTED_WORDS = join(CONTENT_ROOT, 'words', 'mr.txt');

const NOT_WORDS = new RegExp(`${GAP}|${WEB_ADDRESS}|${EMAIL}`, 'g');

/** Warnings for unknown Marathi words, each once with its count. None, and a line that says so, without aspell-mr. */
export function marathiSpelling(texts: Text[]): Problem[] {
  const unknown = unknownToAspell(texts.map(({ mr }) => mr.replace(NOT_WORDS, ' ')).join('\n'));
  if (unknown) return groupedByWord(texts, unknown, readFileSync(ACCEPTED_WORDS, 'utf8').split('\n'));
  console.warn('Marathi spelling was not checked: aspell with aspell-mr is not on this machine.');
  return [];
}

function unknownToAspell(text: string): string[] | undefined {
  const { status, stdout } = spawnSync('aspell', ['--lang=mr', '--encoding=utf-8', 'list'], {
    input: text,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return status === 0 ? stdout.split('\n').filter((word) => word !== '') : undefined;
}

/** One warning a word, at the first text that has it; the most frequent words first. */
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
