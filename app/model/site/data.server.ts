import { loadEntry } from '../load.server.ts';
import { siteSchema } from './schema.server.ts';

export const site = loadEntry('site.yaml', siteSchema);
