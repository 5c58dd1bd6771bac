import { afterEach, expect, it, vi } from 'vitest';
import { step } from './progress.ts';

afterEach(() => vi.restoreAllMocks());

it('a step of the build prints one line, with what it made and how long it took', async () => {
  const print = vi.spyOn(console, 'info').mockImplementation(() => {});
  const made = new Set(['/about', '/mr/about']);
  expect(await step('pages', async () => made)).toBe(made);
  expect(print.mock.calls).toEqual([[expect.stringMatching(/^· pages: 2 \(\d+\.\d s\)$/)]]);
});
