import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_LOCATIONS, officesAt } from './rules.ts';
import { officeSchema } from './schema.server.ts';

const offices = [{ locationId: 'thane' }, { locationId: 'palghar' }, { locationId: 'thane' }];

describe('the offices of a location', () => {
  it('are all offices when no location is chosen', () => {
    expect(officesAt(offices, ALL_LOCATIONS)).toEqual(offices);
  });

  it('are those of the chosen location in their original order', () => {
    expect(officesAt(offices, 'thane')).toEqual([offices[0], offices[2]]);
  });

  it('never include an office of another location', () => {
    fc.assert(
      fc.property(fc.string(), (location) => {
        const found = officesAt(offices, location);
        return location === ALL_LOCATIONS || found.every(({ locationId }) => locationId === location);
      }),
    );
  });
});

describe('the place of an office on a map', () => {
  const { office_google_location: place } = officeSchema.shape;

  it.each(['javascript:alert("http")', 'http://maps.example/', 'https://a@evil.example/', 'see https://maps.example'])(
    'is rejected when it would become an unsafe link: %s',
    (text) => expect(place.safeParse(text).success).toBe(false),
  );

  it.each(['https://maps.app.goo.gl/abc', 'Konkan Bhavan, Navi Mumbai'])(
    'may be a web address or a search text: %s',
    (text) => {
      expect(place.safeParse(text).success).toBe(true);
    },
  );
});
