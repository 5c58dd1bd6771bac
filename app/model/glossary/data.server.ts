import { loadEntry } from '../load.server.ts';
import { glossarySchema } from './schema.server.ts';

/** Every term of the glossary, in the order of the file. */
export const terms = loadEntry('glossary.yaml', glossarySchema).topics.flatMap((topic) => topic.terms);
