import { afterEach, expect, it, vi } from 'vitest';
import { FakeElement, openPage } from '#tests/fixtures/fakePage.ts';
import { applyLateStyles } from './lateStyles.ts';

const withRules = (...cssRules: string[]) => ({ cssRules });

/** As a browser answers after a network error. */
const unreadable = {
  get cssRules() {
    throw new DOMException('', 'SecurityError');
  },
};

type Sheet = { cssRules: unknown };
type Late = FakeElement & { sheet: Sheet | null; media?: string; onload?: () => void; onerror?: () => void };

/** Opens a page with late stylesheets in these states. */
function visit(...sheets: (Sheet | null)[]) {
  const requested: number[] = [];
  const links = sheets.map((sheet, index): Late => {
    const replaceWith = () => requested.push(index);
    return Object.assign(new FakeElement('link', { 'data-late': '' }), { sheet, replaceWith });
  });
  const { fire } = openPage(links);
  const applied = applyLateStyles();
  return { fire, links, requested, applied, media: () => links.map(({ media }) => media) };
}

afterEach(() => vi.unstubAllGlobals());

it('late stylesheets apply together once each has loaded or failed', async () => {
  const { links, applied, media } = visit(null, null, withRules('a{}'));
  links[0]?.onload?.();
  await Promise.resolve();
  expect(media()).toEqual([undefined, undefined, undefined]);
  links[1]?.onerror?.();
  await applied;
  expect(media()).toEqual(['all', 'all', 'all']);
});

it('late stylesheets that failed are requested again when the phone is back online, and those that loaded are not', () => {
  const { fire, requested } = visit(withRules('a{}'), withRules(), unreadable);
  expect(requested).toEqual([]);
  fire('online', undefined);
  expect(requested).toEqual([1, 2]);
});
