import { z } from 'zod';
import {
  bilingual,
  bilingualLines,
  bilingualSentence,
  bilingualTitle,
  figure,
  isoDate,
  namedFigures,
  percent,
  provenance,
  reported,
  retired,
  rupees,
  slug,
  wholeNumber,
} from '../fields.server.ts';
import { code, issueAt } from '../problems/problem.ts';

/** Section names of the catalogue specification, section 3, letter for letter. */
export const SECTION_NAMES = [
  'Scheme Details',
  'Scheme Information',
  'Scheme Summary',
  'Eligibility',
  'Eligibility Criteria',
  'Key Conditions',
  'Key Conditions of the Scheme',
  'Scholarships',
  'Nature of Benefits',
  'Centrally Sponsored Scheme',
  'Government Resolution',
  'Main Objective of the Scheme',
  'For Individuals',
  'For Organizations',
  'Run by Government',
  'Run by NGOs',
  'Benefits provided',
  'Benefits',
  'Beneficiary',
  'How To Apply',
  'Required Documents',
  'Beneficiary Selection Procedure (rural)',
  'Beneficiary Selection Procedure (urban)',
  'Schemes and Acts',
  'Selection Criteria for Awards (Individuals)',
  'Selection Criteria for Awards (Organizations)',
  'Award Details (Individuals)',
  'Award Details (Organizations)',
  'Award Details (Government/Non-Government Organizations)',
  'Number of Awards (Organizations)',
  'Facilities Provided',
] as const;

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

/** What a condition may ask about a person, beside age, income, community and the like. */
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
const source = z
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

/** A condition of one kind: the words and source that every condition has, and its own bounds. */
function rule<Kind extends string, Bounds extends z.ZodRawShape>(kind: Kind, bounds: Bounds) {
  return z.strictObject({ kind: z.literal(kind), text, figure, source, for: forWhom, ...bounds });
}

/**
 * One eligibility rule: words for the reader and, beside them, the same bound as data. Bounds are inclusive unless
 * `below` or `above` says otherwise. Ages in completed years, on `asOf` where the scheme fixes a day. `other` is looked at
 * by the office; a `note` asks nothing of anybody ("There is no income limit").
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

/** What one gets. `rupees` with `upTo` is a ceiling. The first benefit of a scheme is the one that its card shows. */
export const benefit = z.strictObject({
  figure,
  what: bilingual.describe('What this is, a few words: "Widow pension", "For a house in a village".'),
  rupees: rupees.optional(),
  upTo: z.literal(true).optional(),
  percent: percent.optional(),
  words: bilingual.optional().describe('Said in place of a figure: "Tuition fee and living allowance".'),
  period: z.enum(['once', 'month', 'year']).optional(),
  per: z
    .enum([
      'person',
      'couple',
      'house',
      'family',
      'student',
      'resident',
      'group',
      'organisation',
      'award',
      'project',
      'case',
      'settlement',
      'marriage',
    ])
    .optional(),
  note: bilingual.optional(),
  term: z
    .literal(true)
    .optional()
    .describe('Not help but what comes with it: interest, own share, a limit, a fee, a fine. Shown apart.'),
});

const schemeFields = z.strictObject({
  id: slug,
  category: slug.describe('Id from content/categories.'),
  title: bilingualTitle,
  plainTitle: bilingualTitle.optional().describe('An everyday name, where the official one is hard.'),
  publishedDate: isoDate.optional().describe('Day of its own publication, where a source gives it.'),
  summary: bilingualSentence.describe('One sentence: what one gets and who gets it.'),
  forWhom: bilingualSentence.describe('One line for the card: age, income, community.'),
  audiences: z.array(z.enum(AUDIENCES)).min(1),
  eligibility: z.array(eligibilityRule).min(1),
  benefits: z.array(benefit).min(1),
  reported,
  documents: z.array(slug).describe('Ids from content/required-documents.yaml.'),
  apply: z.strictObject({
    bodies: z.array(slug).min(1).describe('Ids from content/bodies.yaml.'),
    portal: slug.optional().describe('Id from content/portals.'),
    steps: z.array(z.strictObject({ channel: z.enum(['office', 'online', 'school']), lines: bilingualLines })).min(1),
  }),
  sections: z
    .array(
      z.strictObject({
        name: z.enum(SECTION_NAMES),
        lines: bilingualLines,
      }),
    )
    .optional(),
  timeLimit: z
    .strictObject({ figure, days: wholeNumber, text: bilingual, source })
    .optional()
    .describe('Days within which the office must decide. Only where a law or resolution gives them.'),
  appeal: z
    .strictObject({ lines: bilingualLines, source })
    .optional()
    .describe('Where to go when the office does not keep to it.'),
  namedFigures,
  governmentResolutions: z.array(z.string().min(1)).optional().describe('Dates and numbers of government resolutions.'),
  related: z.array(slug).optional(),
  sharesTotalWith: z
    .array(slug)
    .min(1)
    .optional()
    .describe('Ids of schemes that pay one total together with this one: whoever gets both does not get it twice.'),
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
    .describe('The name in the catalogue specification, letter for letter. Left out for a category of later years.'),
  title: bilingualTitle,
  description: bilingual,
  figures: z
    .enum(['students', 'seniors', 'homes', 'service'])
    .optional()
    .describe('The people drawn at the head of its schemes. Without it, people of all kinds.'),
  lends: z
    .literal(true)
    .optional()
    .describe('Most of its schemes are loans: "What can I get?" names them behind what is given.'),
  retired,
  ...provenance,
});

/** A time in days, by which papers are put in order, and in words as a citizen reads it. */
const daysAsWords = z.strictObject({ days: wholeNumber, text: bilingual, source: z.string().min(1) });

/** content/required-documents.yaml: every paper a scheme may ask for, written once. */
export const requiredDocumentsSchema = z.strictObject({
  documents: z.record(
    slug,
    z.strictObject({
      title: bilingualTitle,
      what: bilingual.describe('What this paper is or shows, in one short sentence.'),
      issuedBy: bilingual.optional(),
      validity: daysAsWords.optional().describe('Days for which it is valid, where a source says so.'),
      issue: daysAsWords.optional().describe('Days within which one gets it, where a source says so.'),
    }),
  ),
  ...provenance,
});

/** content/bodies.yaml: who takes applications. `officeGroup` points to the office pages that list its addresses. */
export const bodiesSchema = z.strictObject({
  bodies: z.record(
    slug,
    z.strictObject({
      title: bilingualTitle,
      officeGroup: z.enum(['assistant', 'social', 'welfare', 'regional']).optional(),
      officeLocation: z
        .string()
        .optional()
        .describe('Where the body has one office for the whole division: its location in that group.'),
    }),
  ),
  ...provenance,
});
