import { z } from 'zod';
import {
  bilingual,
  bilingualAlt,
  bilingualLines,
  bilingualTitle,
  isoDate,
  namedFigures,
  pictureFile,
  provenance,
  sitePath,
  slug,
  webLink,
} from '../fields.server.ts';
import { serviceIcon } from '../services/schema.server.ts';

const datedItem = z.strictObject({ title: bilingualTitle, date: isoDate, path: sitePath });

/** content/home.yaml: the texts of the home page that live nowhere else. */
export const homeSchema = z.strictObject({
  latestUpdates: z
    .array(z.strictObject({ date: isoDate, text: bilingual, path: sitePath }))
    .describe('Newest first. What is older than a year on the day of the last update leaves the bar.'),
  everydayNeeds: z
    .array(z.strictObject({ label: bilingual, path: sitePath }))
    .describe('What people ask for most, a word each, and the screen that answers.'),
  aboutDepartment: z.strictObject({
    title: bilingualTitle,
    description: bilingualLines,
    readMore: bilingual,
    tenders: z.array(datedItem),
    events: z.array(datedItem),
  }),
  programsAndSchemes: z.strictObject({
    title: bilingualTitle,
    viewAll: bilingual,
    programmes: z
      .array(
        z.strictObject({
          title: bilingualTitle,
          description: bilingual,
          category: slug,
          figures: z.enum(['students', 'seniors', 'homes']),
        }),
      )
      .length(3),
  }),
  divisions: z.strictObject({ title: bilingualTitle, divisions: z.array(bilingual).min(1) }),
  services: z
    .array(
      z.strictObject({
        name: bilingual,
        icon: serviceIcon,
        help: bilingual,
        path: sitePath.optional(),
        link: webLink.optional(),
      }),
    )
    .min(1),
  importantLinks: z.strictObject({ links: z.array(slug).min(1).describe('Ids from content/portals.') }),
  logoCarousel: z.array(slug).min(1),
  galleryImages: z.array(z.strictObject({ src: pictureFile, title: bilingualAlt, album: z.string() })).max(3),
  videos: z.array(slug).max(2).describe('Ids from content/videos.'),
  namedFigures,
  ...provenance,
});
