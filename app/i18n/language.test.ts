import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '#app/screens.ts';
import { hostileAddress, hostilePathname, ORIGIN, originOf } from '#tests/fixtures/hostileAddresses.ts';
import { LANGUAGES, languageOf, otherLanguage, pathIn, plainPath } from './language.ts';

/** Paths as in the route table: at least one segment, no trailing slash, no prefix /mr. */
const anyPath = fc
  .array(
    fc.string({ minLength: 1 }).map((text) => encodeURIComponent(text.toWellFormed())),
    { minLength: 1, maxLength: 4 },
  )
  .filter(([first]) => first !== 'mr')
  .map((parts) => `/${parts.join('/')}`);
const anyScreen = fc.constantFrom(...Object.keys(SCREENS));
const path = fc.oneof(anyPath, anyScreen);
const language = fc.constantFrom(...LANGUAGES);

describe('an address', () => {
  it('is converted back to its path and language', () => {
    fc.assert(
      fc.property(language, path, (wanted, plain) => {
        expect(plainPath(pathIn(wanted, plain))).toBe(plain);
        expect(languageOf(pathIn(wanted, plain))).toBe(wanted);
      }),
    );
  });

  it('matches the same screen with and without a trailing slash', () => {
    fc.assert(
      fc.property(language, path, (wanted, plain) => {
        expect(plainPath(`${pathIn(wanted, plain)}/`)).toBe(plain);
      }),
    );
  });

  it('never leads to another site, whatever path it is made from', () => {
    fc.assert(
      fc.property(language, fc.oneof(hostileAddress, hostilePathname), (wanted, address) => {
        const path = pathIn(wanted, plainPath(address));
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(originOf(path)).toBe(ORIGIN);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    { address: '/', is: 'en', plain: '/' },
    { address: '/mr', is: 'mr', plain: '/' },
    { address: '/mr/', is: 'mr', plain: '/' },
    { address: '/mr/scheme', is: 'mr', plain: '/scheme' },
    { address: '/mrs', is: 'en', plain: '/mrs' },
    { address: '/scheme/mr', is: 'en', plain: '/scheme/mr' },
    { address: '/mr//evil.example/x', is: 'mr', plain: '/evil.example/x' },
    { address: '//evil.example', is: 'en', plain: '/evil.example' },
  ] as const)('$address is in "$is" and has the plain path $plain', ({ address, is, plain }) => {
    expect(languageOf(address)).toBe(is);
    expect(plainPath(address)).toBe(plain);
  });
});

describe('the languages', () => {
  it('are English and Marathi, with English first', () => {
    expect(LANGUAGES).toEqual(['en', 'mr']);
  });

  it('are unchanged after two calls of otherLanguage', () => {
    for (const one of LANGUAGES) expect(otherLanguage(otherLanguage(one))).toBe(one);
  });
});
