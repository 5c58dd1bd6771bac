import { expect, it } from 'vitest';
import { isNews } from './rules.ts';

it.each([
  { date: '2020-07-22', news: true },
  { date: '2019-07-22', news: true },
  { date: '2019-07-21', news: false },
])('an update of $date is news on 22 July 2020: $news', ({ date, news }) => {
  expect(isNews(date, '2020-07-22')).toBe(news);
});
