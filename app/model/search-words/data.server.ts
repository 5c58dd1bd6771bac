import { loadEntry } from '../load.server.ts';
import { searchWordsSchema } from './schema.server.ts';

export const searchWords = loadEntry('search-words.yaml', searchWordsSchema);
