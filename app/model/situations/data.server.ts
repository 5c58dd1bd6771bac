import { currentEntries } from '../entries.server.ts';
import type { Situation } from './schema.server.ts';

export const situations: Situation[] = currentEntries('situations').map((entry) => ({
  ...entry,
  schemes: entry.schemes ?? [...new Set(entry.choice?.groups.flatMap((group) => group.schemes))],
}));
