import { describe, expect, it } from 'vitest';
import { mapAddress } from '#app/model/offices/mapAddress.ts';

describe('a map link', () => {
  it.each(['https://maps.app.goo.gl/abc', 'http://example.org/?q=Thane'])(
    'that is an address, %s, stays as it is',
    (place) => {
      expect(mapAddress(place)).toBe(place);
    },
  );

  it.each(['Konkan Bhavan, Navi Mumbai', 'ठाणे & पालघर', '50% #1'])(
    'in words, "%s", becomes a search for them',
    (place) => {
      const address = new URL(mapAddress(place));
      expect(address.origin + address.pathname).toBe('https://www.google.com/maps/search/');
      expect(Object.fromEntries(address.searchParams)).toEqual({ api: '1', query: place });
    },
  );
});
