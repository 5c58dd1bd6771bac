import { z } from 'zod';

/** A column whose text is JSON. */
export const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema);

/** A column that is 0 or 1. */
export const flag = z.literal([0, 1]).transform((value) => value === 1);

/** A row of one number. */
export const idColumn = z.object({ id: z.int() });
