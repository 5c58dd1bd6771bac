import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_LOCATIONS, officesAt } from './rules.ts';

const offices = [{ locationId: 'thane' }, { locationId: 'palghar' }, { locationId: 'thane' }];

describe('the offices of a location', () => {
  it('are all offices when no location is chosen', () => {
    expect(officesAt(offices, ALL_LOCATIONS)).toEqual(offices);
  });

  it('are those of the chosen location, in their order', () => {
    expect(officesAt(offices, 'thane')).toEqual([offices[0], offices[2]]);
  });

  it('are never offices of another location', () => {
    fc.assert(
      fc.property(fc.string(), (location) => {
        const found = officesAt(offices, location);
        return location === ALL_LOCATIONS || found.every(({ locationId }) => locationId === location);
      }),
    );
  });
});
