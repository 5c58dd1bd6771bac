import { z } from 'zod';
import { bilingual, slug } from '../fields.server.ts';
import { code } from '../problems/problem.ts';

const WAY = '[A-Za-z][A-Za-z0-9_-]*(\\.[A-Za-z][A-Za-z0-9_-]*)*';

const fieldKey = z.string().regex(new RegExp(`^${WAY}$`), code('notFieldName'));

const choiceKey = z.string().regex(new RegExp(`^${WAY}(, ${WAY})*$`), code('notFieldName'));

/** content/field-names.yaml: the names of collections, fields and choices. Other schemas define which values are allowed. */
export const fieldNamesSchema = z.strictObject({
  collections: z
    .record(slug, z.strictObject({ many: bilingual, one: bilingual }))
    .describe('By the names of the files in content/schemas.'),
  fields: z
    .record(fieldKey, z.strictObject({ name: bilingual, help: bilingual.optional() }))
    .describe('By the name of the field, or by its way where the name means something else there.'),
  choices: z
    .record(choiceKey, z.record(z.string(), bilingual))
    .describe('By the name or way of the field, or of several fields; then by the value. “any” stands for all fields.'),
});
