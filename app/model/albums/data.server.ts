import { loadCurrent } from '../archive/loadCurrent.server.ts';
import { albumSchema } from './schema.server.ts';

export const albums = loadCurrent('albums', albumSchema).sort((a, b) => a.order - b.order);
