import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '#app/screens.ts';
import { hostileAddress, ORIGIN, originOf } from '#tests/fixtures/hostileAddresses.ts';
import { siteAddress } from './siteAddress.ts';

describe('the address of a page of this site', () => {
  it('never leads to another site, whatever text it is made from', () => {
    fc.assert(
      fc.property(hostileAddress, (text) => {
        const address = siteAddress(text, ORIGIN);
        if (address === undefined) return;
        expect(originOf(address)).toBe(ORIGIN);
        expect(address).toMatch(/^\/(?![/\\])/);
        // An accepted address stays the same when it is checked again.
        expect(siteAddress(address, ORIGIN)).toBe(address);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ...['//evil.example/x', '/\\evil.example', '\\\\evil.example', '/\t/evil.example/x', '\n//evil.example'],
    ...['https://evil.example', 'http://sahayya.example/', 'https://sahayya.example:8080/'],
    ...['https://sahayya.example@evil.example/', 'https://sahayya.example.evil.example/', '／／evil.example\\..//x'],
    ...['javascript:alert(1)', 'data:text/html,x', 'blob:https://sahayya.example/1', 'https://', '/mr//evil.example'],
    ...['/mr/\\evil.example', '/%2f/evil.example', '/%5Cevil.example', '/%09/evil.example', '/scheme%00'],
  ])('is undefined for %j', (text) => {
    expect(siteAddress(text, ORIGIN)).toBeUndefined();
  });

  it.each([
    { text: '/', address: '/' },
    { text: '/mr/scheme?category=aid&x=//evil.example#top', address: '/mr/scheme?category=aid&x=//evil.example#top' },
    { text: `${ORIGIN}/scheme`, address: '/scheme' },
    { text: 'https://user:pw@sahayya.example/scheme', address: '/scheme' },
    { text: '/photogallery/Our%20first%20day', address: '/photogallery/Our%20first%20day' },
    { text: '/mr/योजना', address: '/mr/%E0%A4%AF%E0%A5%8B%E0%A4%9C%E0%A4%A8%E0%A4%BE' },
    { text: '/scheme/../office', address: '/office' },
  ])('for $text is $address', ({ text, address }) => {
    expect(siteAddress(text, ORIGIN)).toBe(address);
  });

  it.each(Object.keys(SCREENS))('accepts the path of the screen %s', (path) => {
    expect(siteAddress(path, ORIGIN)).toBe(path);
  });
});
