import { describe, expect, it } from 'vitest';
import { differences } from './expectations.ts';

const REPLY = { status: 200, headers: { 'cache-control': 'no-cache', etag: '"1"' }, body: Buffer.from('Schemes') };

describe('differences', () => {
  it('finds none in the expected response', () => {
    const expected = {
      status: 200,
      headers: { 'cache-control': 'no-cache', etag: /^"/, location: null },
      body: 'Schemes',
    };
    expect(differences(REPLY, expected)).toEqual([]);
  });

  it('describes each difference in a sentence', () => {
    const expected = { status: 404, headers: { 'cache-control': 'no-store', etag: null, vary: 'x' }, body: /^Offices/ };
    expect(differences(REPLY, expected)).toEqual([
      'status 200 instead of 404',
      'cache-control is no-cache instead of no-store',
      'etag is "1" instead of missing',
      'vary is missing instead of x',
      'the body begins "Schemes", /^Offices/ was expected',
    ]);
  });

  it('does not match a missing header against a pattern', () => {
    expect(differences(REPLY, { status: 200, headers: { vary: /./ } })).toEqual(['vary is missing instead of /./']);
  });
});
