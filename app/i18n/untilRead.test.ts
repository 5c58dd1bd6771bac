import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilRead } from './untilRead.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const words = { default: { title: 'Schemes' } };
const lost = new Error('The line is down.');

it('gives what comes at once', async () => {
  await expect(untilRead(async () => words, 5, 1000)('en', 'schemes')).resolves.toBe(words);
});

it('fails as often as it is tried again, and then asks on until the words come', async () => {
  const read = vi.fn().mockRejectedValue(lost);
  const reader = untilRead(read, 2, 1000);
  await expect(reader('mr', 'schemes')).rejects.toBe(lost);
  await expect(reader('mr', 'schemes')).rejects.toBe(lost);

  const last = reader('mr', 'schemes');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(2 + 11);
  read.mockResolvedValue(words);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(last).resolves.toBe(words);
});

it('counts the files one by one', async () => {
  const reader = untilRead(vi.fn().mockRejectedValue(lost), 1, 1000);
  await expect(reader('mr', 'schemes')).rejects.toBe(lost);
  await expect(reader('mr', 'home')).rejects.toBe(lost);
  await expect(reader('en', 'home')).rejects.toBe(lost);
});
