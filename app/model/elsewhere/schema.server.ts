import { z } from 'zod';
import * as fields from '../fields.server.ts';
import { code } from '../problems/problem.ts';

/** Groups of the page, in its order. */
export const ELSEWHERE_GROUPS = [
  'community',
  'women-children',
  'disability',
  'health',
  'everybody',
  'house',
  'farm',
  'work',
] as const;

/** Whom an entry serves: somebody who gives all these answers to the finder. */
const fitting = z
  .strictObject({
    answers: z
      .record(z.string(), z.array(z.string().min(1)).min(1))
      .optional()
      .describe('Question of app/eligibility/questions.ts, and the options of which one must be chosen.'),
    age: z
      .strictObject({ from: fields.wholeNumber.optional(), to: fields.wholeNumber.optional() })
      .optional()
      .describe('Youngest and oldest age, in years.'),
  })
  .refine(({ answers, age }) => answers || age, { error: code('missing') });

/** Fields of a file of content/elsewhere: what people ask for that another department gives, or that department as a whole. */
export const elsewhereFields = z.strictObject({
  id: fields.slug,
  order: fields.wholeNumber,
  group: z.enum(ELSEWHERE_GROUPS),
  title: fields.bilingualTitle.describe('The name that people ask for.'),
  owner: fields.bilingualTitle.describe('Department, corporation or board that gives it.'),
  gives: fields.bilingualSentence.describe('Who gets what, in one short sentence. An amount only if it is certain.'),
  ask: z
    .strictObject({
      office: fields.bilingual.optional().describe('Where to go, in the words of the village.'),
      site: fields.webLink.optional(),
      helplines: z.array(fields.reference('helplines.yaml')).min(1).optional(),
    })
    .refine(({ office, site, helplines }) => office ?? site ?? helplines, { error: code('nobodyToAsk') }),
  fits: z
    .array(fitting)
    .min(1)
    .optional()
    .describe('For whom the finder lists it: one of these must agree. Without it, only the page and the search do.'),
  situations: z.array(fields.reference('situations')).min(1).optional().describe('Situations whose pages list it.'),
  schemes: z.array(fields.reference('schemes')).min(1).optional().describe('Schemes whose pages list it.'),
  namedFigures: fields.namedFigures,
  sentences: z
    .strictObject({ en: z.array(z.string().min(1)).min(1), mr: z.array(z.string().min(1)).min(1) })
    .describe('Words and sentences by which the search finds it. No page shows them.'),
  ...fields.retirable,
});

export const elsewhereSchema = elsewhereFields.refine(
  ({ confidence, namedFigures = [] }) => confidence === 'high' || namedFigures.every(isNoAmount),
  { path: ['namedFigures'], error: code('uncertainAmount') },
);

const isNoAmount = ({ rupees, percent }: NonNullable<z.infer<typeof fields.namedFigures>>[number]) =>
  rupees === undefined && percent === undefined;

export type Elsewhere = z.infer<typeof elsewhereSchema>;
