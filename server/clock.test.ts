import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeSite } from '#tests/fixtures/finishedSite.ts';
import { createServer } from './app.ts';
import type { AccessEntry } from './log.ts';

const DAY = 86_400_000;

const site = makeSite();
const entries: AccessEntry[] = [];
const app = createServer({ root: site.root, logger: (entry) => void entries.push(entry) });
let jump = 0;
// Changes the clock during the request, so that a duration measured with it would be wrong.
app.addHook('onSend', async () => void vi.setSystemTime(Date.now() + jump));

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());
afterAll(() => site.remove());

it.each([
  { where: 'a day back', by: -DAY },
  { where: 'ten years ahead', by: 3650 * DAY },
])('a system clock that jumps $where changes no response', async ({ by }) => {
  jump = 0;
  const { date: _then, ...before } = (await app.inject('/scheme')).headers;
  jump = by;
  const { statusCode, body, headers } = await app.inject('/scheme');
  const { date: _now, ...after } = headers;
  expect([statusCode, body, after]).toEqual([200, 'Schemes', before]);
  const again = await app.inject({ url: '/scheme', headers: { 'if-none-match': String(before.etag) } });
  expect(again.statusCode).toBe(304);
  for (const { ms } of entries) expect(Math.abs(ms)).toBeLessThan(DAY / 2);
});
