import { loadCollection } from '../load.server.ts';
import { albumSchema } from './schema.server.ts';

export const albums = loadCollection('albums', albumSchema).sort((a, b) => a.order - b.order);
