import { expect, it } from 'vitest';
import { siteFiles } from './site-files.ts';

const maker =
  (...addresses: string[]) =>
  () =>
    new Map(addresses.map((address) => [address, address]));

it('collects the files of all generators', async () => {
  expect([...(await siteFiles([maker('/a.txt'), async () => maker('/b.txt', '/c.txt')()])).keys()]).toEqual([
    '/a.txt',
    '/b.txt',
    '/c.txt',
  ]);
});

it('refuses two files with the same address, and names it', async () => {
  await expect(siteFiles([maker('/a.txt', '/b.txt'), maker('/b.txt')])).rejects.toThrow('/b.txt');
});
