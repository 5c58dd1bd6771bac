import { expect, it, vi } from 'vitest';
import { retryableImport } from './retryableImport.ts';

it('asks for a module again that could not be fetched, and not the way that failed', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch: https://127.0.0.1:1/part.js')));
  const again = retryableImport(load);
  await expect(again()).rejects.toThrow('Failed to fetch');
  await expect(again()).rejects.not.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledOnce();
});

it('asks the same way again where the browser does not name the file', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
    .mockResolvedValue('part');
  const again = retryableImport(load);
  await expect(again()).rejects.toThrow();
  expect(await again()).toBe('part');
});
