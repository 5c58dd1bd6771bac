import { z } from 'zod';
import { flag, json } from '../shared/columns.ts';
import { CHANGE_STATES, type Returned } from './changeTypes.ts';

const inBothLanguages = z.object({ en: z.string(), mr: z.string() });
const path = z.array(z.union([z.string(), z.number()]));
const problem = z.object({
  file: z.string(),
  path,
  message: z.string(),
  location: z
    .object({
      collection: z.string(),
      entry: z.string(),
      title: z.object({ en: z.string().exactOptional(), mr: z.string().exactOptional() }),
      field: z.string(),
      path,
    })
    .exactOptional(),
});

/** What the database keeps of why a change came back. */
const returned: z.ZodType<Returned> = z.object({
  kind: z.enum(['sentBack', 'takenBack', 'failed', 'basisChanged']),
  by: z.object({ id: z.int(), title: inBothLanguages }).nullable(),
  at: z.string(),
  remark: z.string(),
  problems: z.object({ en: z.array(problem), mr: z.array(problem) }).exactOptional(),
  cause: z.enum(['publish', 'takeBack', 'outside']).exactOptional(),
  publication: z.int().exactOptional(),
  entries: z
    .array(z.object({ collection: z.string(), entry: z.string(), file: z.string(), title: inBothLanguages }))
    .exactOptional(),
  readers: z.array(z.int()).exactOptional(),
});

/** A row of the table `changes`. */
export const changeRow = z.object({
  id: z.int(),
  title: z.string(),
  reason: z.string(),
  urgent: flag,
  state: z.enum(CHANGE_STATES),
  author: z.int(),
  returned: json(returned).nullable(),
  approved_by: z.int().nullable(),
  approved_at: z.string().nullable(),
  publish_at: z.string().nullable(),
  updated_at: z.string(),
});

export type ChangeRow = z.infer<typeof changeRow>;
