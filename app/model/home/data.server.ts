import { loadEntry } from '../load.server.ts';
import { site } from '../site/data.server.ts';
import { isNews } from './rules.ts';
import { homeSchema } from './schema.server.ts';

export const home = loadEntry('home.yaml', homeSchema);

/** The updates that are still news on the day of the site's last update. */
export const latestUpdates = home.latestUpdates.filter(({ date }) => isNews(date, site.lastUpdated));
