import { expect, it } from 'vitest';
import { isKeptByItself } from './useKeptDraft.ts';

const noConflict = { theirs: undefined, isPutOff: false };
const unsaved = { mayWrite: true, isUnsaved: true, conflict: noConflict };

it('a changed text is kept by itself', () => {
  expect(isKeptByItself(unsaved)).toBe(true);
  expect(isKeptByItself({ ...unsaved, isUnsaved: false })).toBe(false);
  expect(isKeptByItself({ ...unsaved, mayWrite: false })).toBe(false);
});

it('nothing is kept by itself while a conflict is open or was put off', () => {
  const theirs = { version: 'b', page: '/', change: null };
  expect(isKeptByItself({ ...unsaved, conflict: { theirs, isPutOff: false } })).toBe(false);
  expect(isKeptByItself({ ...unsaved, conflict: { theirs: undefined, isPutOff: true } })).toBe(false);
});
