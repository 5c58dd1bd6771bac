import { describe, expect, it } from 'vitest';
import type { PageResult } from './pages.ts';
import { pagesReport } from './pages-report.ts';
import { performanceReport } from './report.ts';

const paint = { fcp: 900, lcp: 1000, tbt: 10, cls: 0 };

const page: PageResult = {
  kind: 'home',
  language: 'mr',
  fetched: [
    { path: '/mr', kind: 'HTML', bytes: 13_000, when: 'before' },
    { path: '/assets/a.js', kind: 'script', bytes: 139_000, when: 'after' },
    { path: '/assets/later.js', kind: 'script', bytes: 500_000, when: 'background' },
  ],
  lines: { usual: { page: paint, bare: paint }, slow: { page: paint, bare: paint } },
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  failed: [],
};

const reportOf = (changes: Partial<PageResult>) =>
  pagesReport({ rounds: 3, pages: [{ ...page, ...changes }], touches: [] }).join('\n');

describe('the report of the pages', () => {
  it('marks nothing where every target is met, and does not weigh what nobody waits for', () => {
    expect(reportOf({})).not.toContain('**');
  });

  it.each([
    {
      miss: 'a paint that is late against the bare page',
      changes: { lines: { ...page.lines, usual: { page: paint, bare: { ...paint, lcp: 900 } } } },
      marked: '**1.11**',
    },
    {
      miss: 'a paint that is late on the slow line',
      changes: { lines: { ...page.lines, slow: { page: { ...paint, lcp: 2100 }, bare: paint } } },
      marked: '**2.10 s**',
    },
    { miss: 'a score', changes: { scores: { ...page.scores, seo: 99 } }, marked: '**99**' },
    {
      miss: 'too much HTML',
      changes: { fetched: [{ path: '/mr', kind: 'HTML', bytes: 14_100, when: 'before' } as const] },
      marked: '**14.1**',
    },
  ])('marks $miss', ({ changes, marked }) => {
    expect(reportOf(changes)).toContain(marked);
  });

  it('names the audits that cost a point', () => {
    expect(reportOf({ failed: ['is-crawlable'] })).toContain('- home, mr: is-crawlable');
  });
});

it('the page says which part was never measured', () => {
  const report = performanceReport({ pages: undefined, server: undefined, build: undefined });
  expect(report.match(/Not measured yet/g)).toHaveLength(3);
});
