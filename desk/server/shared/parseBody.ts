import type { z } from 'zod';
import { HttpError } from '../../httpError.ts';

/** Checks a body, a query, parameters or a part of them. Throws status 400 with the reason. */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  reason = 'badRequest',
): z.infer<Schema> {
  const result = schema.safeParse(body);
  if (!result.success) throw new HttpError(400, { reason });
  return result.data;
}
