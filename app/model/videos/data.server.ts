import { loadCollection } from '../load.server.ts';
import { videoSchema } from './schema.server.ts';

export const videos = loadCollection('videos', videoSchema).sort((a, b) => a.order - b.order);
