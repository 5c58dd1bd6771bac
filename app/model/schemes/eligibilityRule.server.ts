import { z } from 'zod';
import { bilingual, figure, isoDate, percent, reference, rupees, wholeNumber } from '../fields.server.ts';
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
  'student',
  'business',
  'transgender',
  'registered-organisation',
  'self-help-group',
  'registered-cooperative',
  'spinning-mill',
  'hostel-or-disability-institution',
  'deaddiction-work',
] as const;

const text = bilingual.describe('The condition as a full sentence, as a citizen reads it.');
export const conditionSource = z
  .string({ error: code('missingSource') })
  .min(1, code('missingSource'))
  .describe('Where this condition comes from: an exact copy of one line of the field `source` of the scheme.');
const who = z.enum(['applicant', 'groom', 'bride', 'earner', 'man', 'woman', 'boy', 'girl']).optional();
export const situations = z.array(z.enum(SITUATIONS)).min(1);
const communities = z.array(z.enum(['SC', 'NB', 'ST', 'VJNT', 'SBC', 'OBC', 'matang', 'charmakar'])).min(1);
const orElse = situations.optional().describe('One of these is enough instead, if the sentence says so.');
export const forWhom = z
  .enum(['person', 'organisation'])
  .optional()
  .describe('Only if the scheme is for persons and organisations, but this condition is for one of the two.');

/** Builds the schema of one kind of condition: the fields that all kinds share, and the bounds of this kind. */
function rule<Kind extends string, Bounds extends z.ZodRawShape>(kind: Kind, bounds: Bounds) {
  return z.strictObject({ kind: z.literal(kind), text, figure, source: conditionSource, for: forWhom, ...bounds });
}

/**
 * One eligibility rule as text and as data. Bounds are inclusive except `belowRupees` and `above`. Ages are completed
 * years, on the date `asOf` if set. The office decides on rules of kind `other`. Rules of kind `note` exclude nobody.
 */
export const eligibilityRule = z.discriminatedUnion('kind', [
  rule('age', {
    who,
    min: wholeNumber.optional(),
    above: wholeNumber.optional(),
    max: wholeNumber.optional(),
    uncertainTo: wholeNumber
      .optional()
      .describe('Above `max` the sources disagree, up to this age: the office decides.'),
    asOf: isoDate.optional(),
    youngerIf: situations.optional().describe('Who may be younger than `min`, if the sentence says so.'),
    course: z.enum(['degree', 'postgraduate', 'doctorate']).optional().describe('The course that the limit is for.'),
  }),
  rule('income', {
    maxRupees: rupees.optional(),
    belowRupees: rupees.optional(),
    aboveLimitOf: reference('schemes').optional().describe('The income must be above the limit of this scheme.'),
    disabledMaxRupees: rupees.optional().describe('The higher limit for disabled people.'),
    of: z.enum(['family', 'own']),
    area: z.enum(['rural', 'urban']).optional(),
    orElse,
  }),
  rule('residence', { years: wholeNumber.optional() }),
  rule('community', {
    anyOf: communities,
    noneOf: communities.optional(),
    of: z.literal('group').optional().describe('This is about members or residents, not the applicant.'),
    orElse,
  }),
  rule('gender', { is: z.enum(['woman', 'man']) }),
  rule('disability', {
    minPercent: percent.optional(),
    onlyDisabled: z.literal(true).optional().describe('Only disabled people must meet the condition.'),
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
    anyOf: situations.optional().describe('One of these must be true.'),
    unmarriedAbove: wholeNumber
      .optional()
      .describe('An unmarried woman older than this belongs to the group too, if the sentence says so.'),
    noneOf: situations.optional().describe('None of these may be true.'),
    andOthers: z.literal(true).optional().describe('`anyOf` names only examples; others may count too.'),
    askOffice: situations.optional().describe('The sources disagree on these, so the office decides.'),
  }),
  rule('study', {
    fromClass: wholeNumber.max(12).optional(),
    toClass: wholeNumber.max(12).optional(),
    stage: z.enum(['school', 'after-class-10', 'professional', 'iti', 'abroad', 'national-institution']).optional(),
  }),
  rule('cost', { minRupees: rupees.optional(), maxRupees: rupees }),
  rule('share', { minPercent: percent.optional().describe('Omit it if a benefit states the own share.') }),
  rule('gap', {
    years: wholeNumber.describe('Years that must have passed since the last help of this kind.'),
    of: z.enum(['free-equipment', 'first-prize']),
  }),
  rule('once', { per: z.enum(['person', 'family', 'organisation']) }),
  rule('holds', {
    document: reference('required-documents.yaml'),
    situation: reference('situations').optional().describe('The situation whose page says how to get this paper.'),
  }),
  rule('other', {}),
  rule('note', {}),
]);
