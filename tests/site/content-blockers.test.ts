import { expect, it } from 'vitest';
import { files } from './pages.ts';

/** Words in file names for which the filter lists of EasyList block a file regardless of its content. */
const STOPPED =
  /share(?!d\b)|social|facebook|twitter|banner|advert|sponsor|promo|popup|cookie|consent|track|analytics|beacon|pixel|counter|[-_./]ads?[-_./]/i;

it('a content blocker stops no script, style or picture of a page because of its name', () => {
  const loaded = [...files.values()].filter((file) =>
    /^(assets|pictures|images|icons|search|eligibility)\//.test(file),
  );
  expect(loaded.length).toBeGreaterThan(100);
  expect(loaded.filter((file) => STOPPED.test(file))).toEqual([]);
});
