import { expect, it } from 'vitest';
import { generateFiles } from './generated-files.ts';

const maker =
  (...addresses: string[]) =>
  () =>
    new Map(addresses.map((address) => [address, address]));

it('generateFiles collects the files of all generators', async () => {
  expect([...(await generateFiles([maker('/a.txt'), async () => maker('/b.txt', '/c.txt')()])).keys()]).toEqual([
    '/a.txt',
    '/b.txt',
    '/c.txt',
  ]);
});

it('generateFiles rejects two files with the same address, and names the address', async () => {
  await expect(generateFiles([maker('/a.txt', '/b.txt'), maker('/b.txt')])).rejects.toThrow('/b.txt');
});
