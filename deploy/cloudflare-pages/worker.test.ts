import { describe, expect, it } from 'vitest';
import { negotiateEncoding, parseRange } from './http.ts';
import { assetAddress, assetName } from './layout.ts';

describe('a file for Cloudflare Pages', () => {
  it.each([
    ['index.html', 'index.html', '/'],
    ['mr/index.html', 'mr.html', '/mr'],
    ['scheme/index.html', 'scheme.html', '/scheme'],
    ['photogallery/Mahad day/index.html', 'photogallery/Mahad day.html', '/photogallery/Mahad%20day'],
    ['404/index.html', '404.html', '/404'],
    ['mr/404/index.html', 'mr/404.html', '/mr/404'],
    ['mr/notices/events/not-found/index.html', 'mr/notices/events/404.html', '/mr/notices/events/404'],
    ['feed.atom', 'feed.atom', '/feed.atom'],
  ])('%s is stored as %s and requested at %s', (file, asset, address) => {
    expect([assetName(file), assetAddress(asset)]).toEqual([asset, address]);
  });

  it('keeps its full name in its address if it is compressed', () => {
    expect(assetAddress('scheme.html.br')).toBe('/scheme.html.br');
  });
});

describe('the encoding for a client', () => {
  it.each([
    { accepted: 'gzip, deflate, br', encoding: 'br' },
    { accepted: 'gzip, br;q=0.5', encoding: 'gzip' },
    { accepted: 'GZIP', encoding: 'gzip' },
    { accepted: 'br;q=0, gzip;q=0.1', encoding: 'gzip' },
    { accepted: '*', encoding: 'br' },
    { accepted: '*, br;q=0', encoding: 'gzip' },
    { accepted: 'identity, zstd', encoding: undefined },
    { accepted: '', encoding: undefined },
  ])('that accepts "$accepted" is $encoding', ({ accepted, encoding }) => {
    expect(negotiateEncoding(accepted)).toBe(encoding);
  });
});

describe('the range of a file of 1000 bytes', () => {
  it.each([
    { range: 'bytes=0-9', part: { from: 0, to: 9 } },
    { range: 'bytes=990-', part: { from: 990, to: 999 } },
    { range: 'bytes=-5', part: { from: 995, to: 999 } },
    { range: 'bytes=-5000', part: { from: 0, to: 999 } },
    { range: 'bytes=998-5000', part: { from: 998, to: 999 } },
    { range: 'bytes=1000-', part: 'outside' },
    { range: 'bytes=-0', part: 'outside' },
    { range: 'bytes=9-0', part: undefined },
    { range: 'bytes=0-1,5-6', part: undefined },
    { range: 'bytes=-', part: undefined },
    { range: 'pages=1-2', part: undefined },
    { range: null, part: undefined },
  ])('is parsed from $range', ({ range, part }) => {
    expect(parseRange(range, 1000)).toEqual(part);
  });
});
