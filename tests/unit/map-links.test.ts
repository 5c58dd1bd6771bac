import { describe, expect, it } from 'vitest';
import { mapAddress } from '#app/model/offices/mapAddress.ts';

describe('mapAddress', () => {
  it.each(['https://maps.app.goo.gl/abc', 'http://example.org/?q=Thane'])(
    'returns an address unchanged: %s',
    (place) => {
      expect(mapAddress(place)).toBe(place);
    },
  );

  it.each(['Konkan Bhavan, Navi Mumbai', 'ठाणे & पालघर', '50% #1'])('returns a map search for words: "%s"', (place) => {
    const address = new URL(mapAddress(place));
    expect(address.origin + address.pathname).toBe('https://www.google.com/maps/search/');
    expect(Object.fromEntries(address.searchParams)).toEqual({ api: '1', query: place });
  });
});
