import { loadEntry } from '../load.server.ts';
import { glossarySchema } from './schema.server.ts';

export const terms = loadEntry('glossary.yaml', glossarySchema).topics.flatMap((topic) => topic.terms);
