import { afterEach, expect, it, vi } from 'vitest';
import { FakeElement, openPage } from '#tests/fixtures/fakePage.ts';
import { applyLateStyles, repeatLateStyles } from './lateStyles.ts';

type Late = FakeElement & { media?: string };
type Sheet = { cssRules: string[] } | null;

/** Opens a page with two late stylesheets. */
function visit(...sheets: [Sheet, Sheet]) {
  const requested: Late[] = [];
  const [site, screen] = sheets.map((sheet): Late => {
    const link = new FakeElement('link', { 'data-late': '2' });
    return Object.assign(link, { sheet, replaceWith: () => requested.push(link) });
  }) as [Late, Late];
  const { fire } = openPage([site, screen]);
  applyLateStyles();
  repeatLateStyles();
  return { fire, site, screen, requested, media: () => [site.media, screen.media] };
}

afterEach(() => vi.unstubAllGlobals());

it('late stylesheets apply together once each has loaded or failed', () => {
  const { fire, site, screen, media } = visit(null, null);
  fire('load', site);
  fire('load', new FakeElement('img'));
  expect(media()).toEqual([undefined, undefined]);
  fire('error', screen);
  expect(media()).toEqual(['all', 'all']);
});

it('late stylesheets that failed are requested again when the phone is back online, and those that loaded are not', () => {
  const { fire, screen, requested } = visit({ cssRules: ['a{}'] }, null);
  expect(requested).toEqual([]);
  fire('online', undefined);
  expect(requested).toEqual([screen]);
});
