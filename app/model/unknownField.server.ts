import { z } from 'zod';
import { findNearest } from './editDistance.ts';
import { errorAt, type Place, type Problem } from './problems/problem.ts';

/** Returns the field names of a schema as a message, because the zod issue contains only the unknown field name. */
export function listFields(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys' || !(issue.inst instanceof z.ZodObject)) return undefined;
  return Object.keys(issue.inst.shape).join(' ');
}

/** Reports an unknown field and suggests the known field with the nearest spelling. */
export function unknownField(place: Place, known: readonly string[]): Problem {
  const field = String(place.path.at(-1));
  const candidates = known.map((name) => ({ name, spelling: name.toLowerCase() }));
  const [found] = findNearest(candidates, field.toLowerCase(), Math.ceil(field.length / 4)).nearest;
  return found
    ? errorAt(place, 'misspeltField', { field, nearest: found.name })
    : errorAt(place, 'unknownField', { field });
}
