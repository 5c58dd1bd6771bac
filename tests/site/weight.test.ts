import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CLIENT_BUILD, files, pages } from './pages.ts';

const KB = 1000;
const HEAVIEST = 12;

const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;

/** Bytes that travel for a file: its brotli twin. */
const travelling = (file: string) => statSync(join(CLIENT_BUILD, `${file}.br`)).size;

it('every page travels compressed; these are the heaviest', () => {
  const weights = pages
    .map(({ path }) => ({ path, bytes: travelling(files.get(path) ?? '') }))
    .sort((a, b) => b.bytes - a.bytes);
  const middle = weights[Math.floor(weights.length / 2)];
  const all = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  console.info(
    [
      `HTML of ${weights.length} pages with its styles, brotli: ${kilobytes(all)} in all, ${kilobytes(middle?.bytes ?? 0)} in the middle`,
      ...weights.slice(0, HEAVIEST).map(({ path, bytes }) => `${kilobytes(bytes).padStart(9)}  ${path}`),
    ].join('\n'),
  );
  expect(weights.filter(({ bytes }) => bytes === 0)).toEqual([]);
});
