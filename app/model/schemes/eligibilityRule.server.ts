import { z } from 'zod';
import { bilingual, figure, isoDate, percent, rupees, slug, wholeNumber } from '../fields.server.ts';
import { code } from '../problems/problem.ts';

/** Circumstances that a condition can require, other than age, income and community. */
export const SITUATIONS = [
  'widow',
  'single-woman',
  'disabled',
  'several-disabilities',
  'parent',
  'orphan',
  'serious-illness',
  'nobody-to-support',
  'bpl',
  'landless-labourer',
  'leather-work',
  'cleaning-work',
  'manual-scavenger',
  'sewer-accident',
  'earner-died',
  'atrocity-victim',
  'untouchability',
  'first-marriage',
  'widow-remarriage',
  'registered-marriage',
  'collective-wedding',
  'backward-and-other-community',
  'sc-or-nb-in-couple',
  'own-land-or-kutcha-house',
  'other-housing-scheme',
  'other-pension',
  'away-from-home',
  'no-hostel-place',
  'registered-organisation',
  'registered-cooperative',
  'spinning-mill',
  'hostel-or-disability-institution',
  'deaddiction-work',
] as const;

const text = bilingual.describe('The condition as a full sentence, as a citizen reads it.');
export const conditionSource = z
  .string({ error: code('missingSource') })
  .min(1, code('missingSource'))
  .describe('Where this condition comes from: one of the lines of "source" of the scheme, letter for letter.');
const who = z.enum(['applicant', 'groom', 'bride', 'man', 'woman', 'boy', 'girl']).optional();
const situations = z.array(z.enum(SITUATIONS)).min(1);
const communities = z.array(z.enum(['SC', 'NB', 'ST', 'VJNT', 'SBC', 'OBC', 'matang', 'charmakar'])).min(1);
const orElse = situations.optional().describe('One of these is enough as well, where the sentence says so.');
const forWhom = z
  .enum(['person', 'organisation'])
  .optional()
  .describe('Only where one scheme is for both and the condition is for one of them.');

/** Builds the schema of one kind of condition: the fields that all kinds share, and the bounds of this kind. */
function rule<Kind extends string, Bounds extends z.ZodRawShape>(kind: Kind, bounds: Bounds) {
  return z.strictObject({ kind: z.literal(kind), text, figure, source: conditionSource, for: forWhom, ...bounds });
}

/**
 * One eligibility rule as text and as data. Bounds are inclusive except `below` and `above`. Ages are completed years, on
 * the date `asOf` if it is set. The office decides on `other`; a `note` excludes nobody ("There is no income limit").
 */
export const eligibilityRule = z.discriminatedUnion('kind', [
  rule('age', {
    who,
    min: wholeNumber.optional(),
    above: wholeNumber.optional(),
    max: wholeNumber.optional(),
    asOf: isoDate.optional(),
    youngerIf: situations.optional().describe('Who may be younger than `min`, where the sentence says so.'),
    course: z.enum(['degree', 'postgraduate', 'doctorate']).optional().describe('The limit is for this course.'),
  }),
  rule('income', {
    maxRupees: rupees.optional(),
    belowRupees: rupees.optional(),
    aboveLimitOf: slug.optional().describe('Id of the scheme above whose income limit one must be.'),
    disabledMaxRupees: rupees.optional().describe('The wider limit for disabled people.'),
    of: z.enum(['family', 'own']),
    area: z.enum(['rural', 'urban']).optional(),
    orElse,
  }),
  rule('residence', { years: wholeNumber.optional() }),
  rule('community', {
    anyOf: communities,
    noneOf: communities.optional(),
    of: z.literal('group').optional().describe('The members or residents, not the applicant.'),
    orElse,
  }),
  rule('gender', { is: z.enum(['woman', 'man']) }),
  rule('disability', {
    minPercent: percent.optional(),
    onlyDisabled: z.literal(true).optional().describe('For disabled people alone; others need not meet it.'),
    orElse,
  }),
  rule('marks', { minPercent: percent }),
  rule('members', { minPercent: percent, anyOf: communities }),
  rule('count', {
    min: wholeNumber.optional(),
    above: wholeNumber.optional(),
    of: z.enum(['couples', 'years-of-work', 'residents']),
  }),
  rule('situation', {
    anyOf: situations.optional().describe('One of these must be so.'),
    noneOf: situations.optional().describe('None of these may be so.'),
    andOthers: z.literal(true).optional().describe('`anyOf` names examples; others may be meant as well.'),
    askOffice: situations.optional().describe('For one of these the sources differ: the office is asked.'),
  }),
  rule('study', {
    fromClass: wholeNumber.max(12).optional(),
    toClass: wholeNumber.max(12).optional(),
    stage: z.enum(['school', 'after-class-10', 'professional', 'iti', 'abroad', 'national-institution']).optional(),
  }),
  rule('cost', { minRupees: rupees.optional(), maxRupees: rupees }),
  rule('share', { minPercent: percent.optional().describe('Only where no benefit holds the own share.') }),
  rule('gap', {
    years: wholeNumber.describe('Years that must have passed since the last help of this kind.'),
    of: z.enum(['free-equipment', 'first-prize']),
  }),
  rule('once', { per: z.enum(['person', 'family', 'organisation']) }),
  rule('holds', { document: slug.describe('Id from content/required-documents.yaml.') }),
  rule('other', {}),
  rule('note', {}),
]);
