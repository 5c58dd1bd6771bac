import { expect, it, vi } from 'vitest';
import { retryableImport } from './retryableImport.ts';

const NAMED = new TypeError('Failed to fetch: https://127.0.0.1:1/part.js');

it('fetches a failed module again from a new address', async () => {
  const again = retryableImport(() => Promise.reject(NAMED));
  await expect(again()).rejects.toThrow(NAMED);
  await expect(again()).rejects.not.toThrow(NAMED);
});

it('repeats the same import if the error does not name the file, and imports only once after success', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
    .mockResolvedValue('part');
  const again = retryableImport(load);
  await expect(again()).rejects.toThrow();
  expect(await again()).toBe('part');
  expect(await again()).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});
