import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLater, nextVersion } from './version.ts';

const version = fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20)).map((numbers) => numbers.join('.'));

describe('the next version', () => {
  it.each([
    ['patch', '0.1.3'],
    ['minor', '0.2.0'],
    ['major', '1.0.0'],
    ['0.1.10', '0.1.10'],
    ['0.1.2', undefined],
    ['0.1', undefined],
    ['next', undefined],
    [undefined, undefined],
  ])('of 0.1.2 for “%s” is %s', (asked, next) => {
    expect(nextVersion(asked, '0.1.2', '0.1.2')).toBe(next);
  });

  it('is the one that stands there before anything was released', () => {
    expect(nextVersion(undefined, '0.1.0', undefined)).toBe('0.1.0');
  });

  it('comes after the one before', () => {
    fc.assert(
      fc.property(version, fc.constantFrom('major', 'minor', 'patch'), (now, step) => {
        const next = nextVersion(step, now, now) ?? '';
        expect([isLater(next, now), isLater(now, next)]).toEqual([true, false]);
      }),
    );
  });
});
