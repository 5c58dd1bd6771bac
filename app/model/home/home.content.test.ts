import { expect, it } from 'vitest';
import { feedEntries } from '../feeds/entries.server.ts';
import { site } from '../site/data.server.ts';
import { home, isNews, latestUpdates } from './data.server.ts';

it.each([
  { date: '2020-07-22', news: true },
  { date: '2019-07-22', news: true },
  { date: '2019-07-21', news: false },
])('isNews is $news for an update of $date on 22 July 2020', ({ date, news }) => {
  expect(isNews(date, '2020-07-22')).toBe(news);
});

it('updates older than a year are neither in the news bar nor in the feeds', () => {
  const old = home.latestUpdates.filter(({ date }) => !isNews(date, site.lastUpdated));
  expect(latestUpdates.filter((update) => old.includes(update))).toEqual([]);
  const titles = feedEntries('en').map(({ title }) => title);
  for (const { text } of old) expect(titles).not.toContain(text.en);
});
