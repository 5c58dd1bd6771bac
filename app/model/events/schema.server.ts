import { z } from 'zod';
import * as fields from '../fields.server.ts';
import { issueAt } from '../problems/problem.ts';

export const eventSchema = z
  .strictObject({
    id: z.number().int().positive(),
    title: fields.bilingualTitle,
    description: fields.bilingual,
    image: fields.pictureFile,
    imageAlt: fields.bilingualAlt,
    postedDate: fields.isoDate,
    startDate: fields.isoDate,
    endDate: fields.isoDate,
    expires: fields.expires,
    venue: fields.bilingual,
    fullDescription: fields.bilingualLines,
    ...fields.retirable,
  })
  .superRefine(({ startDate, endDate, expires: last }, { addIssue }) => {
    if (endDate < startDate) addIssue(issueAt(['endDate'], 'endBeforeStart', { day: { day: startDate } }));
    if (last !== undefined && last < endDate)
      addIssue(issueAt(['expires'], 'expiresTooSoon', { day: { day: endDate } }));
  });
export type Event = z.infer<typeof eventSchema>;
