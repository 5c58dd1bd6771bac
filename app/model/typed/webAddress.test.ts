import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { webLink } from '../fields.server.ts';
import { parseValue, problemsWhile } from '../load.server.ts';
import { textProblems } from '../textProblems.ts';
import { isPlainAddress, readableAddress } from './webAddress.ts';

const problems = (address: string) =>
  problemsWhile(() => parseValue('content/a.yaml', { url: address }, z.strictObject({ url: webLink }))).map(
    ({ code }) => code,
  );

describe('an address in disguise is refused', () => {
  it.each([
    ['a Cyrillic letter in the name', 'https://аaplesarkar.mahaonline.gov.in/', 'notPlainHost'],
    ['a percent sign in the name', 'https://aaplesarkar.gov.in%2eevil.example/', 'notPlainHost'],
    ['an address of numbers', 'https://127.0.0.1/', 'notPlainHost'],
    ['a short address of numbers', 'https://0x7f.1/', 'notPlainHost'],
    ['an address of IPv6', 'https://[::1]/', 'notPlainHost'],
    ['capitals in the name', 'https://Example.org/', 'notPlainHost'],
    ['a name without a dot', 'https://localhost/', 'notPlainHost'],
    ['a full-width stop in the name', 'https://gov.in。evil.example/', 'notPlainHost'],
    ['a user', 'https://known.example@other.example/', 'userInAddress'],
    ['a mark that turns the text', 'https://example.org/\u202Efdp.a', 'refusedLetter'],
    ['a hidden mark that turns the text', 'https://example.org/%E2%80%AEfdp.a', 'addressNotPlain'],
    ['letters that are not plain', 'https://example.org/अ', 'addressNotPlain'],
  ])('with %s', (_, address, code) => {
    expect(problems(address)).toEqual([code]);
  });

  it('inside any text, too', () => {
    const text = { source: ['See https://example.org/a and https://other.example@evil.example.'] };
    expect(textProblems('content/a.yaml', text)).toMatchObject([{ path: ['source', 0], code: 'userInAddress' }]);
    expect(textProblems('content/a.yaml', { mapLink: 'http://1.2.3.4/a' })).toMatchObject([{ code: 'notPlainHost' }]);
  });
});

it.each([
  'https://gr.maharashtra.gov.in/Site/Upload/Government%20Resolutions/English/201511271541199622.pdf',
  'https://example.org',
  'https://mr.wikipedia.org:8443/wiki/%E0%A4%AE?a=b#c',
  'https://xn--h2brj9c.xn--11b5bs3a9aj6g/',
])('the plain address %s is accepted, and its name is the host that browsers open', (address) => {
  expect(problems(address)).toEqual([]);
  expect(address).toContain(`https://${new URL(address).host}`);
});

it('addresses in sentences end before the punctuation', () => {
  const sentences = [
    'See https://rti.maharashtra.gov.in.',
    '(https://gr.maharashtra.gov.in);',
    'It begins with https:// only',
  ];
  expect(textProblems('content/a.yaml', sentences)).toEqual([]);
});

it('percent signs are shown as letters, unless they hide a character that cannot be seen', () => {
  expect(readableAddress('https://example.org/%e0%a4%85')).toBe('https://example.org/अ');
  for (const hidden of ['https://example.org/%E2%80%AEa', 'https://example.org/%zz'])
    expect(readableAddress(hidden)).toBe(hidden);
  expect(isPlainAddress('https://example.org/%E0%A5%8D%E2%80%8D')).toBe(true);
});
