import { describe, expect, it } from 'vitest';
import { telephoneAddress } from './telephone.ts';

describe('a tap-to-call address', () => {
  it.each([
    { kind: 'a trunk number', number: '022-25222023', address: 'tel:+912225222023' },
    { kind: 'a trunk number with a long code', number: '02362-228882', address: 'tel:+912362228882' },
    { kind: 'a toll-free number', number: '1800-120-8040', address: 'tel:18001208040' },
    { kind: 'a short code', number: '14567', address: 'tel:14567' },
  ])('dials $kind, $number, as $address', ({ number, address }) => {
    expect(telephoneAddress(number)).toBe(address);
  });
});
