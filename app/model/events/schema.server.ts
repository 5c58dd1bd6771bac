import { z } from 'zod';
import {
  bilingual,
  bilingualAlt,
  bilingualLines,
  bilingualTitle,
  expires,
  isoDate,
  pictureFile,
  provenance,
  retired,
} from '../fields.server.ts';

export const eventSchema = z
  .strictObject({
    id: z.number({ error: 'must be a whole number from 1' }).int().positive(),
    title: bilingualTitle,
    description: bilingual,
    image: pictureFile,
    imageAlt: bilingualAlt,
    postedDate: isoDate,
    startDate: isoDate,
    endDate: isoDate,
    expires,
    venue: bilingual,
    fullDescription: bilingualLines,
    retired,
    ...provenance,
  })
  .refine((event) => event.startDate <= event.endDate, { path: ['endDate'], error: 'is before startDate' })
  .refine(({ endDate, expires: last }) => last === undefined || endDate <= last, {
    path: ['expires'],
    error: 'is before endDate',
  });
export type Event = z.infer<typeof eventSchema>;
