import { z } from 'zod';
import { bilingual, isoDate, slug, wholeNumber } from '../fields.server.ts';
import { code } from '../problems/problem.ts';

/** Value of a field; the page formats it in the visitor's language. Long texts are omitted. */
const changedValue = z.union([
  z.strictObject({ rupees: wholeNumber }),
  z.strictObject({ percent: z.number() }),
  z.strictObject({ number: z.number() }),
  z.strictObject({ day: isoDate }),
  z.strictObject({
    same: z.string().min(1).describe('The same text in both languages, such as a telephone number.'),
  }),
  z.strictObject({ words: bilingual }),
]);
export type ChangedValue = z.infer<typeof changedValue>;

/** One difference. Without `field`, the whole entry or the whole `part` was added or removed. */
const changeSchema = z.strictObject({
  kind: z.enum(['added', 'removed', 'changed', 'reordered']),
  collection: slug.describe('Name of a collection, as in content/schemas.'),
  entry: z.string().min(1).describe('Name of the file, without folder and extension.'),
  title: bilingual.describe('Title of the entry in this release, or before its removal.'),
  part: bilingual.optional().describe('The part of the entry: an office of a group, a benefit.'),
  field: z.string().min(1).optional().describe('Path of the field in the file: sections.0.lines.1.'),
  name: bilingual.optional().describe('Name of the field.'),
  before: changedValue.optional(),
  after: changedValue.optional(),
});
export type Change = z.infer<typeof changeSchema>;

/**
 * content/changes/<version>.yaml: differences from the previous file, written by `npm run release` for a version such as 0.2.0, and by the
 * shared desk for a publication such as publication-143.
 */
export const changesSchema = z.strictObject({
  version: z.string().regex(/^(\d+\.\d+\.\d+|publication-\d+)$/, code('notVersion')),
  date: isoDate.describe('Day of the release or publication.'),
  changes: z.array(changeSchema),
});
export type Changes = z.infer<typeof changesSchema>;
