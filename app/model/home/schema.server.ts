import { z } from 'zod';
import * as fields from '../fields.server.ts';
import { serviceIcon } from '../services/schema.server.ts';

const datedItem = z.strictObject({ title: fields.bilingualTitle, date: fields.isoDate, path: fields.sitePath });

/** content/home.yaml: texts that only the home page shows. */
export const homeSchema = z.strictObject({
  latestUpdates: z
    .array(z.strictObject({ date: fields.isoDate, text: fields.bilingual, path: fields.sitePath }))
    .describe('Newest first. Pages omit updates that are over a year older than lastUpdated in site.yaml.'),
  aboutDepartment: z.strictObject({
    title: fields.bilingualTitle,
    description: fields.bilingualLines,
    readMore: fields.bilingual,
    tenders: z.array(datedItem),
    events: z.array(datedItem),
  }),
  programsAndSchemes: z.strictObject({
    title: fields.bilingualTitle,
    viewAll: fields.bilingual,
    programmes: z
      .array(
        z.strictObject({
          title: fields.bilingualTitle,
          description: fields.bilingual,
          category: fields.reference('categories'),
          figures: z.enum(['students', 'seniors', 'homes']),
        }),
      )
      .length(3),
  }),
  divisions: z.strictObject({ title: fields.bilingualTitle, divisions: z.array(fields.bilingual).min(1) }),
  services: z
    .array(
      z.strictObject({
        name: fields.bilingual,
        icon: serviceIcon,
        path: fields.sitePath.optional(),
        link: fields.webLink.optional(),
      }),
    )
    .min(1),
  importantLinks: z.strictObject({ links: z.array(fields.reference('portals')).min(1) }),
  logoCarousel: z.array(fields.reference('portals')).min(1),
  galleryImages: z
    .array(z.strictObject({ src: fields.pictureFile, title: fields.bilingualAlt, album: fields.reference('albums') }))
    .max(3),
  videos: z.array(fields.reference('videos')).max(2),
  namedFigures: fields.namedFigures,
  ...fields.provenance,
});
