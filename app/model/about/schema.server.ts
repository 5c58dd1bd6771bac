import { z } from 'zod';
import { bilingual, bilingualLines, bilingualTitle, namedFigures, provenance } from '../fields.server.ts';
import { code } from '../problems/problem.ts';

/** content/about/introduction.yaml. */
export const introductionSchema = z.strictObject({
  intro: z
    .array(
      z.strictObject({
        title: bilingualTitle,
        content: bilingualLines,
        timeline: z
          .array(z.strictObject({ year: z.string().regex(/^\d{4}$/, code('notYear')), event: bilingual }))
          .optional(),
      }),
    )
    .min(1),
  namedFigures,
  ...provenance,
});

export const visionMissionSchema = z.strictObject({
  title: bilingualTitle,
  subtitle: bilingualTitle,
  content: bilingualLines,
  ...provenance,
});

export const objectivesSchema = z.strictObject({
  title: bilingualTitle,
  aims: z.strictObject({ title: bilingualTitle, lines: bilingualLines }),
  programs: bilingualLines,
  ...provenance,
});

/** A post or body with its subordinates, from the state level down to a hostel. */
const setupNode = z.strictObject({
  title: bilingualTitle,
  role: bilingual.optional(),
  get below() {
    return z.optional(z.array(setupNode));
  },
});

export const administrativeSetupSchema = z.strictObject({
  title: bilingualTitle,
  content: bilingualLines,
  setup: setupNode,
  ...provenance,
});
