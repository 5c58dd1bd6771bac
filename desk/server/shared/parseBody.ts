import type { z } from 'zod';
import { HttpError } from '../../httpError.ts';

/** Checks a body, a query or parameters. Throws status 400 with the reason `badRequest`. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const result = schema.safeParse(body);
  if (!result.success) throw new HttpError(400, { reason: 'badRequest' });
  return result.data;
}
