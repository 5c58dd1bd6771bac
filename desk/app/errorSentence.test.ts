import { expect, it } from 'vitest';
import { HttpError } from '../httpError.ts';
import { errorSentence } from './errorSentence.ts';

it('a reason that the words do not know gets the general sentence in the language of the page', () => {
  const error = new HttpError(500, { reason: 'neverHeardOf' });
  expect(errorSentence(error, 'en')).toMatch(/^That did not work \(number 500\)/);
  expect(errorSentence(error, 'mr')).toMatch(/^हे काम झाले नाही \(क्रमांक ५००\)/);
});

it('an error without a response says that the desk does not answer', () => {
  expect(errorSentence(new TypeError('fetch failed'), 'en')).toMatch(/^The desk does not answer/);
});

it('the reason of an error chooses its sentence', () => {
  const error = new HttpError(410, { reason: 'invitationEnded' });
  expect(errorSentence(error, 'en')).toMatch(/^This invitation no longer works/);
  expect(errorSentence(error, 'mr')).toMatch(/^हे निमंत्रण आता चालत नाही/);
});
