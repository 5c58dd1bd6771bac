import { WebAuthnError } from '@simplewebauthn/browser';
import { expect, it } from 'vitest';
import { HttpError } from '../../httpError.ts';
import { actionWords, subjectWords } from './actionWords.ts';
import { latinDigits } from './Field.tsx';
import { accountProblem } from './useAction.ts';

const browserError = (name: string, code: WebAuthnError['code'] = 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY') =>
  new WebAuthnError({ message: 'said by the browser', code, cause: new Error('cause'), name });

it('a code may be typed with Devanagari digits and spaces', () => {
  expect(latinDigits('१२३ ४५६')).toBe('123456');
  expect(latinDigits('12-34-567')).toBe('123456');
});

it('an action has words in both languages, and an unknown one its name', () => {
  expect(actionWords('change.approve', 'en')).toBe('Approved');
  expect(actionWords('change.approve', 'mr')).toBe('मंजूर केला');
  expect(actionWords('change', 'en')).toBe('change');
  expect(actionWords('neverHeardOf', 'mr')).toBe('neverHeardOf');
});

it('the subject of an action is in the words and digits of the language', () => {
  expect(subjectWords('change 87', 'en')).toBe('Change 87');
  expect(subjectWords('change 87', 'mr')).toBe('बदल ८७');
  expect(subjectWords('user clerk-1', 'mr')).toBe('वापरकर्ता clerk-1');
  expect(subjectWords('singlePersonOffice', 'en')).toBe('Single-person office');
  expect(subjectWords('singlePersonOffice', 'mr')).toBe('एकाच व्यक्तीचे कार्यालय');
  expect(subjectWords('somethingElse 5', 'mr')).toBe('somethingElse 5');
  expect(subjectWords('somethingElse', 'mr')).toBe('somethingElse');
  expect(subjectWords('', 'mr')).toBe('');
});

it('a refused request is in words, with the number of what it was about', () => {
  expect(subjectWords('POST /api/changes/:id/approve', 'en', 87)).toBe('Approving: change 87');
  expect(subjectWords('POST /api/changes/:id/approve', 'mr', 87)).toBe('मंजूर करणे: बदल ८७');
  expect(subjectWords('PUT /api/changes/:id', 'en')).toBe('Change');
  expect(subjectWords('POST /api/users/:id/unlock', 'mr', 5)).toBe('वापरकर्ते');
  expect(subjectWords('GET /', 'mr')).toBe('टेबलाचे पान');
  expect(subjectWords('GET ', 'en')).toBe('A page of the desk');
});

it('a passkey that was left, known or broken has a sentence of its own, never that of the browser', () => {
  const sentences = [
    browserError('NotAllowedError'),
    browserError('InvalidStateError', 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'),
    browserError('SecurityError', 'ERROR_INVALID_DOMAIN'),
  ].map((error) => accountProblem(error, 'en'));
  expect(sentences).toEqual([
    expect.stringMatching(/^The passkey was not used/),
    expect.stringMatching(/^This device already has/),
    expect.stringMatching(/^The browser could not use/),
  ]);
});

it('a refused sign-in has the sentence of the server', () => {
  expect(accountProblem(new HttpError(401, { reason: 'wrongSignIn' }), 'mr')).toMatch(/^नाव किंवा पासवर्ड जुळत नाही/);
});
