import { expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { HttpError } from '../../httpError.ts';
import { sheetErrorSentence } from './sheetErrorSentence.ts';

const sentence = (reason: string) =>
  LANGUAGES.map((language) => sheetErrorSentence(new HttpError(413, { reason }), language));

it.each([
  'largeEntry',
  'largeSheet',
  'unreadableSheet',
  'notASheet',
  'otherCollection',
  'noSheet',
  'sheetChanged',
  'inReview',
  'tooManyTries',
  'diskFull',
  'notAllowed',
])('a refused sheet says why, in both languages: %s', (reason) => {
  const general = sentence('neverHeardOf');
  expect(general[0]).toMatch(/^That did not work/);
  for (const [index, text] of sentence(reason).entries()) expect(text).not.toBe(general[index]);
});

it('a sheet that is too large names the limits in the digits of the language', () => {
  const error = new HttpError(413, { reason: 'largeSheet', sheets: 50, rows: 20_000, columns: 100, megabytes: 5 });
  expect(sheetErrorSentence(error, 'en')).toMatch(/50 sheets, 20,000 rows, 100 columns and 5 MB/);
  expect(sheetErrorSentence(error, 'mr')).toMatch(/५० तक्ते, २०,००० ओळी, १०० रकाने व ५ एमबी/);
});
