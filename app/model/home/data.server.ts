import { loadEntry } from '../load.server.ts';
import { site } from '../site/data.server.ts';
import { homeSchema } from './schema.server.ts';

export const home = loadEntry('home.yaml', homeSchema);

/** Tells whether an update is at most a year older than the site's last update. Takes ISO days. */
export function isNews(date: string, lastUpdated: string): boolean {
  const [year = '', monthAndDay = ''] = lastUpdated.split(/-(.*)/s);
  return date >= `${Number(year) - 1}-${monthAndDay}`;
}

/** The updates that are news on the day of the site's last update. */
export const latestUpdates = home.latestUpdates.filter(({ date }) => isNews(date, site.lastUpdated));
