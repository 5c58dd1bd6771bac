import { loadEntry } from '../load.server.ts';
import { site } from '../site/data.server.ts';
import { homeSchema } from './schema.server.ts';

export const home = loadEntry('home.yaml', homeSchema);

/** Returns whether an update is at most one year older than the site's last update. The parameters are ISO dates. */
export function isNews(date: string, lastUpdated: string): boolean {
  const [year = '', monthAndDay = ''] = lastUpdated.split(/-(.*)/s);
  return date >= `${Number(year) - 1}-${monthAndDay}`;
}

/** Updates that are at most one year older than the site's last update. */
export const latestUpdates = home.latestUpdates.filter(({ date }) => isNews(date, site.lastUpdated));
