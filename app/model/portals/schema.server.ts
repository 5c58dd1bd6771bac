import { z } from 'zod';
import { bilingual, bilingualTitle, provenance, slug, webLink } from '../fields.server.ts';

export const portalSchema = z.strictObject({
  id: slug,
  title: bilingualTitle,
  shortName: bilingual.describe('Stands in place of a logo.'),
  purpose: bilingual.describe('What one does there, in a few words.'),
  url: webLink,
  ...provenance,
});
export type Portal = z.infer<typeof portalSchema>;
