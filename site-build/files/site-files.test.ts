import { expect, it } from 'vitest';
import { siteFiles } from './site-files.ts';

const maker =
  (...addresses: string[]) =>
  () =>
    new Map(addresses.map((address) => [address, address]));

it('siteFiles collects the files of all generators', async () => {
  expect([...(await siteFiles([maker('/a.txt'), async () => maker('/b.txt', '/c.txt')()])).keys()]).toEqual([
    '/a.txt',
    '/b.txt',
    '/c.txt',
  ]);
});

it('siteFiles rejects two files with the same address, and names the address', async () => {
  await expect(siteFiles([maker('/a.txt', '/b.txt'), maker('/b.txt')])).rejects.toThrow('/b.txt');
});
