import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { errorSentence } from '../app/errorSentence.ts';
import { findWord } from '../app/words.ts';
import { HttpError } from '../httpError.ts';
import { SUBJECT_KINDS } from '../server/shared/audit.ts';

const server = globSync('desk/server/**/*.ts', { exclude: ['**/*.test.ts', '**/testing/**'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const namesIn = (pattern: RegExp) => [...new Set(Array.from(server.matchAll(pattern), ([, name = '']) => name))];

it.each(LANGUAGES)('every reason for which the desk refuses a request has a sentence: %s', (language) => {
  const reasons = namesIn(/new HttpError\(\d+, \{ reason: '(\w+)'/g);
  const unknown = errorSentence(new HttpError(400, { reason: 'neverHeardOf' }), language);
  // The dialog of spreadsheets has words of its own.
  const isKnown = (reason: string) =>
    findWord(language, `spreadsheets.errors.${reason}`) !== undefined ||
    errorSentence(new HttpError(400, { reason }), language) !== unknown;
  expect(reasons.length).toBeGreaterThan(30);
  expect(reasons.filter((reason) => !isKnown(reason))).toEqual([]);
});

it.each(LANGUAGES)('every action in the audit log has words: %s', (language) => {
  const actions = namesIn(/(?:action: |record\(\w+, |audit\(\w+, )'([\w.]+)'/g);
  expect(actions.length).toBeGreaterThan(20);
  expect(actions.filter((action) => findWord(language, `accounts.actions.${action}`) === undefined)).toEqual([]);
});

it.each(LANGUAGES)('every kind of subject in the audit log has words: %s', (language) => {
  const bare = [...SUBJECT_KINDS, 'singlePersonOffice'].filter(
    (kind) => findWord(language, `accounts.subjects.${kind}`) === undefined,
  );
  expect(bare).toEqual([]);
});
