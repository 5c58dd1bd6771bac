import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeElement, openPage } from '#tests/fixtures/fakePage.ts';
import { LOADER_SETTINGS, readWithRetries } from './readWithRetries.ts';

const FILE = 'the file';
const ATTEMPTS = 1 + LOADER_SETTINGS.maxRetries;
const lost = () => Promise.reject(new Error('The network is down.'));

/** Opens a page with the hidden note of app/shell/LoadFailure.tsx. */
function visit() {
  const button = Object.assign(new FakeElement('button'), { onclick: () => {} });
  const note = Object.assign(new FakeElement('div', { 'data-load-failure': '' }, button), { hidden: true });
  return { ...openPage([note]), note, press: () => button.onclick() };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // Ends the second during which a decision to retry is valid.
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('reading a file', () => {
  it('retries past the caches after 350, 700, 1,400, 2,800 and 5,600 ms until it succeeds', async () => {
    const askedAt: number[] = [];
    const modes: RequestCache[] = [];
    const file = readWithRetries(async (cache) => {
      modes.push(cache);
      askedAt.push(Date.now());
      return askedAt.length < ATTEMPTS ? lost() : FILE;
    });
    await vi.runAllTimersAsync();
    const waits = askedAt.slice(1).map((time, index) => time - (askedAt[index] ?? 0));
    expect(waits).toEqual([350, 700, 1400, 2800, 5600]);
    expect(await file).toBe(FILE);
    expect(modes).toEqual(['default', ...waits.map(() => 'reload')]);
  });

  it('begins again even if its last attempt is still running when the network is back', async () => {
    const page = visit();
    let isBack = false;
    let tries = 0;
    let fail = (_reason: Error) => {};
    const read = async () => (isBack ? FILE : lost());
    const readSlowly = () => {
      tries += 1;
      if (isBack || tries < ATTEMPTS) return read();
      return new Promise<string>((_, reject) => {
        fail = reject;
      });
    };
    const files = Promise.all([readWithRetries(read), readWithRetries(readSlowly)]);
    await vi.runAllTimersAsync();
    expect(page.note.hidden).toBe(false);
    isBack = true;
    page.fire('online', undefined);
    fail(new Error('The network was down.'));
    await vi.runAllTimersAsync();
    expect(page.note.hidden).toBe(true);
    expect(await files).toEqual([FILE, FILE]);
  });

  it.each([
    { what: 'presses "Try again"', act: ({ press }: ReturnType<typeof visit>) => press() },
    { what: 'is online again', act: ({ fire }: ReturnType<typeof visit>) => fire('online', undefined) },
  ])('stops after the last retry and says so, and begins again when the visitor $what', async ({ act }) => {
    const page = visit();
    const read = vi.fn(lost as () => Promise<string>);
    const files = [readWithRetries(read), readWithRetries(read)];
    await vi.runAllTimersAsync();
    expect(page.note.hidden).toBe(false);
    expect(read).toHaveBeenCalledTimes(2 * ATTEMPTS);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(read).toHaveBeenCalledTimes(2 * ATTEMPTS);

    act(page);
    expect(page.note.hidden).toBe(true);
    await vi.runAllTimersAsync();
    expect(page.note.hidden).toBe(false);
    expect(read).toHaveBeenCalledTimes(4 * ATTEMPTS);

    read.mockResolvedValue(FILE);
    act(page);
    expect(await Promise.all(files)).toEqual([FILE, FILE]);
    expect(page.note.hidden).toBe(true);
  });

  it('is limited to 10 files at once, and finally all files are read', async () => {
    let underWay = 0;
    let most = 0;
    let asked = 0;
    const read = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 100));
      underWay -= 1;
      asked += 1;
      return asked % 3 === 0 ? lost() : FILE;
    };
    const files = Promise.all(Array.from({ length: 25 }, () => readWithRetries(read)));
    await vi.runAllTimersAsync();
    expect(most).toBe(10);
    expect(new Set(await files)).toEqual(new Set([FILE]));
  });

  it('that the host no longer has reloads the page when the visitor presses "Try again"', async () => {
    vi.resetModules();
    const { readWithRetries } = await import('./readWithRetries.ts');
    const page = visit();
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    readWithRetries(() => Promise.reject(404));
    await vi.runAllTimersAsync();
    expect(reload).not.toHaveBeenCalled();
    page.press();
    expect(reload).toHaveBeenCalledOnce();
  });
});
