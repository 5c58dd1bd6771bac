import { loadCollection } from '../load.server.ts';
import { type Situation, situationSchema } from './schema.server.ts';

export const situations: Situation[] = loadCollection('situations', situationSchema)
  .map((entry) => ({
    ...entry,
    schemes: entry.schemes ?? [...new Set(entry.choice?.groups.flatMap((group) => group.schemes))],
  }))
  .sort((a, b) => a.order - b.order);
