import { z } from 'zod';
import {
  bilingual,
  bilingualAlt,
  bilingualLines,
  bilingualTitle,
  expires,
  isoDate,
  pictureFile,
  retirable,
} from '../fields.server.ts';
import { issueAt } from '../problems/problem.ts';

export const eventSchema = z
  .strictObject({
    id: z.number().int().positive(),
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
    ...retirable,
  })
  .superRefine(({ startDate, endDate, expires: last }, { addIssue }) => {
    if (endDate < startDate) addIssue(issueAt(['endDate'], 'endBeforeStart', { day: { day: startDate } }));
    if (last !== undefined && last < endDate)
      addIssue(issueAt(['expires'], 'expiresTooSoon', { day: { day: endDate } }));
  });
export type Event = z.infer<typeof eventSchema>;
