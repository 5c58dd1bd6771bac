import type { z } from 'zod';
import { loadCollection, refuse } from '../load.server.ts';
import { type Situation, situationSchema } from './schema.server.ts';

export const situations: Situation[] = loadCollection('situations', situationSchema)
  .map((entry) => ({ ...entry, schemes: schemesOf(entry) }))
  .sort((a, b) => a.order - b.order);

type Named = Pick<z.infer<typeof situationSchema>, 'id' | 'schemes' | 'choice'>;

/** Lists the schemes that a situation names in its list or in its groups. Throws a ContentError if it has both or neither. */
export function schemesOf({ id, schemes, choice }: Named): string[] {
  if (choice && !schemes) return [...new Set(choice.groups.flatMap((group) => group.schemes))];
  if (schemes && !choice) return schemes;
  return refuse(`content/situations/${id}.yaml`, ['schemes'], 'schemesOrChoice');
}
