import type { z } from 'zod';
import { loadCollection } from '../load.server.ts';
import { AS_OF } from '../site/data.server.ts';
import { type Retiring, withoutRetired } from './rules.ts';

/** Reads a folder of content without its retired entries, which only the archive lists. */
export function loadCurrent<Schema extends z.ZodType<Retiring>>(folder: string, schema: Schema): z.output<Schema>[] {
  return withoutRetired(loadCollection(folder, schema), AS_OF);
}
