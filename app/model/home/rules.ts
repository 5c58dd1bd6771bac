/** An update is news for a year, counted to the day of the site's last update. Both are ISO days. */
export function isNews(date: string, lastUpdated: string): boolean {
  const [year = '', monthAndDay = ''] = lastUpdated.split(/-(.*)/s);
  return date >= `${Number(year) - 1}-${monthAndDay}`;
}
