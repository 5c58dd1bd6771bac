import { describe, expect, it } from 'vitest';
import { isPublic } from './public-network.ts';

describe('an address of the public internet', () => {
  it.each(['8.8.8.8', '164.100.0.1', '172.15.0.1', '172.32.0.1', '192.167.1.1', '2400:4f20::1', '2a00:1450:4001::1'])(
    'is %s',
    (address) => expect(isPublic(address)).toBe(true),
  );

  it.each([
    ...['127.0.0.1', '127.255.0.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.1', '192.168.0.1'],
    '169.254.169.254',
    ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '198.18.0.1', '192.0.0.8'],
    ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:a00:1', '64:ff9b::7f00:1'],
    ...['::127.0.0.1', '2002:7f00:1::', 'localhost', '', '127.1', '0x7f000001', '2130706433'],
  ])('is not %s', (address) => expect(isPublic(address)).toBe(false));
});
