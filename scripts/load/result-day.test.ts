import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ASSUMED, resultDay } from './result-day.ts';
import { PAGES } from './visits.ts';

it('a result day is the weight of a visit times the visits of its busiest minute', () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  for (const path of PAGES) {
    const file = join(site, `${path === '/' ? '/_' : path}.data.br`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.alloc(4_000));
  }
  const visits = PAGES.flatMap((path) => [
    { path, kind: 'HTML', bytes: 10_000, when: 'before' } as const,
    { path: '/a.js', kind: 'script', bytes: 90_000, when: 'after' } as const,
  ]);
  const day = resultDay(site, visits);
  rmSync(site, { recursive: true });
  expect([day.first, day.next]).toEqual([
    { bytes: 100_000, requests: 2 },
    { bytes: 4_000, requests: 1 },
  ]);
  const perSecond = (ASSUMED.visitsInTheBusiestHour / 3600) * ASSUMED.burst;
  const fresh = 1 - ASSUMED.returning;
  const later = ASSUMED.pagesPerVisit - 1;
  expect(day.requestsPerSecond).toBeCloseTo(perSecond * (fresh * 2 + ASSUMED.returning + later));
  expect(day.bitsPerSecond).toBeCloseTo(perSecond * 8 * (fresh * 100_000 + ASSUMED.returning * 1_000 + later * 4_000));
});
