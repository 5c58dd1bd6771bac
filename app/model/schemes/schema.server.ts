import { z } from 'zod';
import words from '#words/en/site/scheme.json' with { type: 'json' };
import {
  bilingual,
  bilingualLines,
  bilingualSentence,
  bilingualTitle,
  figure,
  isoDate,
  namedFigures,
  provenance,
  reference,
  retired,
  slug,
  wholeNumber,
} from '../fields.server.ts';
import { code, issueAt } from '../problems/problem.ts';
import { recordings } from '../recordings.server.ts';
import { reported } from '../reportedSchema.server.ts';
import { benefit } from './benefit.server.ts';
import { conditionSource, eligibilityRule } from './eligibilityRule.server.ts';

/** Section names, copied verbatim from the catalogue specification, section 3. Content files contain the keys; pages show the texts. */
export const SECTION_NAMES = Object.keys(words.sections) as (keyof typeof words.sections)[];

export const AUDIENCES = [
  'senior',
  'student',
  'disabled',
  'widow',
  'woman',
  'couple',
  'farm-labourer',
  'entrepreneur',
  'sanitation-worker',
  'leather-worker',
  'matang',
  'organisation',
  'family',
  'anyone',
] as const;

/** How to add a field: docs/how-to/add-a-field.md. */
const DAY_FIRST = /(?<!\d)\d{1,2}[/.-]\d{1,2}[/.-]\d{4}(?!\d)/;
const ISO_DAY = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g;

/** Rejects days that a spreadsheet with the settings of another country would read as another day. */
const resolution = z
  .string()
  .min(1)
  .refine(
    (text) => !DAY_FIRST.test(text) && (text.match(ISO_DAY) ?? []).every((day) => isoDate.safeParse(day).success),
    code('notDay'),
  );

const schemeFields = z.strictObject({
  id: slug,
  category: reference('categories'),
  title: bilingualTitle,
  plainTitle: bilingualTitle.optional().describe('An everyday name, if the official title is hard to understand.'),
  publishedDate: isoDate.optional().describe('Day on which the scheme was published, if a source gives it.'),
  summary: bilingualSentence.describe('One sentence: what one gets and who gets it.'),
  forWhom: bilingualSentence.describe('One line for the card: age, income, community.'),
  audiences: z.array(z.enum(AUDIENCES)).min(1),
  eligibility: z.array(eligibilityRule).min(1),
  otherwise: z
    .array(
      z.strictObject({
        text: bilingual.describe('Whom a condition keeps out, as a question: "Are you younger than 40?".'),
        scheme: reference('schemes'),
      }),
    )
    .min(1)
    .optional()
    .describe('Schemes for people who fail one condition, shown below the conditions.'),
  benefits: z.array(benefit).min(1),
  reported,
  call: z
    .array(reference('helplines.yaml'))
    .min(1)
    .max(4)
    .optional()
    .describe('Whom to call at once; the first one is the filled button.'),
  documents: z.array(reference('required-documents.yaml')),
  documentsIf: z
    .array(
      z.strictObject({
        document: reference('required-documents.yaml'),
        condition: reference('paper-conditions.yaml'),
      }),
    )
    .min(1)
    .optional()
    .describe('Papers of this scheme that only some applicants need, each with the condition.'),
  apply: z.strictObject({
    bodies: z.array(reference('bodies.yaml')).min(1),
    portal: reference('portals').optional(),
    steps: z.array(z.strictObject({ channel: z.enum(['office', 'online', 'school']), lines: bilingualLines })).min(1),
  }),
  sections: z.array(z.strictObject({ name: z.enum(SECTION_NAMES), lines: bilingualLines })).optional(),
  timeLimit: z
    .strictObject({ figure, days: wholeNumber, text: bilingual, source: conditionSource })
    .optional()
    .describe('Days within which the office must decide, if a law or resolution gives them.'),
  appeal: z
    .strictObject({ lines: bilingualLines, source: conditionSource })
    .optional()
    .describe('Where to go if the office exceeds the time limit.'),
  audio: recordings,
  namedFigures,
  governmentResolutions: z
    .array(resolution)
    .optional()
    .describe('Numbers and dates of government resolutions: बीसीएच-2008/प्र.क्र.36, 2008-11-15.'),
  related: z.array(reference('schemes')).optional(),
  sharesTotalWith: z
    .array(reference('schemes'))
    .min(1)
    .optional()
    .describe('Schemes that pay one total together with this one. Whoever gets several of them gets the total once.'),
  excludes: z
    .array(reference('schemes'))
    .min(1)
    .optional()
    .describe('Schemes that nobody can get beside this one. Whoever could get several of them gets one.'),
  retired,
  ...provenance,
});

export const schemeSchema = schemeFields.superRefine(({ eligibility }, { addIssue }) => {
  eligibility.forEach((rule, index) => {
    if (rule.kind !== 'age' || rule.min === undefined || rule.max === undefined || rule.max >= rule.min) return;
    const path = ['eligibility', index, 'max'];
    addIssue(issueAt(path, 'ageUpsideDown', { minimum: rule.min }));
  });
});
export type Scheme = z.infer<typeof schemeSchema>;

export const categorySchema = z.strictObject({
  id: slug,
  order: wholeNumber,
  specificationName: z
    .string()
    .min(1)
    .optional()
    .describe('The name exactly as in the catalogue specification. Omit it for a category that is not listed there.'),
  title: bilingualTitle,
  description: bilingual,
  figures: z
    .enum(['students', 'seniors', 'homes', 'service'])
    .optional()
    .describe('Which people are drawn at the top of its scheme pages. If omitted, people of all kinds.'),
  lends: z
    .literal(true)
    .optional()
    .describe('Most of its schemes are loans: "What can I get?" lists them after the other schemes.'),
  retired,
  ...provenance,
});
