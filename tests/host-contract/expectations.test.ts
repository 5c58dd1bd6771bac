import { describe, expect, it } from 'vitest';
import { differences } from './expectations.ts';

const REPLY = { status: 200, headers: { 'cache-control': 'no-cache', etag: '"1"' }, body: Buffer.from('Schemes') };

describe('an answer', () => {
  it('as it was expected has no faults', () => {
    const expected = {
      status: 200,
      headers: { 'cache-control': 'no-cache', etag: /^"/, location: null },
      body: 'Schemes',
    };
    expect(differences(REPLY, expected)).toEqual([]);
  });

  it('that differs is described, each fault by itself', () => {
    const expected = { status: 404, headers: { 'cache-control': 'no-store', etag: null, vary: 'x' }, body: /^Offices/ };
    expect(differences(REPLY, expected)).toEqual([
      'status 200 instead of 404',
      'cache-control is no-cache instead of no-store',
      'etag is "1" instead of missing',
      'vary is missing instead of x',
      'the body begins "Schemes", /^Offices/ was expected',
    ]);
  });

  it('without a header is not taken for one that says "undefined"', () => {
    expect(differences(REPLY, { status: 200, headers: { vary: /./ } })).toEqual(['vary is missing instead of /./']);
  });
});
