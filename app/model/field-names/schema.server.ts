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
    .describe('Key: name of a collection, as in the file names of content/schemas.'),
  fields: z
    .record(fieldKey, z.strictObject({ name: bilingual, help: bilingual.optional() }))
    .describe('Key: name of a field, or its path if the name has another meaning in that place.'),
  choices: z
    .record(choiceKey, z.record(z.string(), bilingual))
    .describe('Outer key: names or paths of fields, or “any” for all fields. Inner key: the value.'),
});
