import { loadCurrent } from '../archive/loadCurrent.server.ts';
import { videoSchema } from './schema.server.ts';

export const videos = loadCurrent('videos', videoSchema).sort((a, b) => a.order - b.order);
