import { expect, it } from 'vitest';
import { isGovernmentAddress } from './governmentAddress.ts';

it.each([
  ['https://sjsa.maharashtra.gov.in/scheme', true],
  ['http://nic.in/', true],
  ['https://gov.in.example.com/', false],
  ['https://notgov.in/', false],
  ['https://example.org/gov.in', false],
])('%s is of a government: %s', (address, isGovernment) => {
  expect(isGovernmentAddress(address)).toBe(isGovernment);
});
