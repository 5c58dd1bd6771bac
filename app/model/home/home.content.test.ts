import { expect, it } from 'vitest';
import { feedEntries } from '../feeds/entries.server.ts';
import { site } from '../site/data.server.ts';
import { home, latestUpdates } from './data.server.ts';
import { isNews } from './rules.ts';

it('an update that is older than a year is neither in the bar nor in the feeds', () => {
  const old = home.latestUpdates.filter(({ date }) => !isNews(date, site.lastUpdated));
  expect(latestUpdates.filter((update) => old.includes(update))).toEqual([]);
  const told = feedEntries('en').map(({ title }) => title);
  for (const { text } of old) expect(told).not.toContain(text.en);
});
