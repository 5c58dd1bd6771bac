import { z } from 'zod';
import {
  bilingual,
  bilingualLines,
  bilingualTitle,
  isoDate,
  percent,
  provenance,
  slug,
  wholeNumber,
} from '../fields.server.ts';

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

export const CATEGORY_IDS = [
  'awards',
  'economic-upliftment',
  'education-training',
  'health',
  'legal-provision',
  'mpbcdc',
  'lasdc',
  'lidcom',
  'old-age-homes',
  'schemes',
  'special-assistance',
  'social-integration',
  'social-remedies',
  'sr-citizen',
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
  'first-marriage',
  'registered-marriage',
  'collective-wedding',
  'own-land-or-kutcha-house',
  'other-housing-scheme',
  'other-pension',
  'away-from-home',
  'no-hostel-place',
  'registered-organisation',
  'deaddiction-work',
] as const;

const text = bilingual.describe('The condition as a full sentence, as a citizen reads it.');
const source = z
  .string({ error: 'is missing: repeat the line of "source" below that this condition comes from' })
  .min(1)
  .describe('Where this condition comes from: one of the lines of "source" of the scheme, letter for letter.');
const who = z.enum(['applicant', 'groom', 'bride', 'man', 'woman', 'boy', 'girl']).optional();

/**
 * One eligibility rule: words for the reader and, beside them, the same bound as data. Bounds are inclusive unless
 * `below` or `above` says otherwise. Ages in completed years, on `asOf` where the scheme fixes a day.
 */
export const eligibilityRule = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('age'),
      text,
      source,
      who,
      min: wholeNumber.optional(),
      above: wholeNumber.optional(),
      max: wholeNumber.optional(),
      asOf: isoDate.optional(),
    }),
    z.strictObject({
      kind: z.literal('income'),
      text,
      source,
      maxRupees: wholeNumber.optional(),
      belowRupees: wholeNumber.optional(),
      of: z.enum(['family', 'own']),
      area: z.enum(['rural', 'urban']).optional(),
    }),
    z.strictObject({ kind: z.literal('residence'), text, source, years: wholeNumber.optional() }),
    z.strictObject({
      kind: z.literal('community'),
      text,
      source,
      anyOf: z.array(z.enum(['SC', 'NB', 'ST', 'VJNT', 'SBC', 'OBC', 'matang', 'charmakar'])).min(1),
    }),
    z.strictObject({ kind: z.literal('gender'), text, source, is: z.enum(['woman', 'man']) }),
    z.strictObject({ kind: z.literal('disability'), text, source, minPercent: percent.optional() }),
    z.strictObject({ kind: z.literal('marks'), text, source, minPercent: percent }),
    z.strictObject({ kind: z.literal('members'), text, source, minPercent: percent }),
    z.strictObject({
      kind: z.literal('count'),
      text,
      source,
      min: wholeNumber,
      of: z.enum(['couples', 'years-of-work', 'residents', 'members']),
    }),
    z.strictObject({
      kind: z.literal('situation'),
      text,
      source,
      anyOf: z.array(z.enum(SITUATIONS)).min(1).optional().describe('One of these must be so.'),
      noneOf: z.array(z.enum(SITUATIONS)).min(1).optional().describe('None of these may be so.'),
    }),
    z.strictObject({
      kind: z.literal('study'),
      text,
      source,
      fromClass: wholeNumber.max(12).optional(),
      toClass: wholeNumber.max(12).optional(),
      stage: z.enum(['school', 'after-class-10', 'professional', 'iti', 'abroad', 'national-institution']).optional(),
    }),
    z.strictObject({
      kind: z.literal('cost'),
      text,
      source,
      minRupees: wholeNumber.optional(),
      maxRupees: wholeNumber,
    }),
    z.strictObject({ kind: z.literal('share'), text, source, minPercent: percent }),
    z.strictObject({
      kind: z.literal('gap'),
      text,
      source,
      years: wholeNumber.describe('Years that must have passed since the last help of this kind.'),
    }),
    z.strictObject({ kind: z.literal('once'), text, source, per: z.enum(['person', 'family', 'organisation']) }),
    z.strictObject({
      kind: z.literal('holds'),
      text,
      source,
      document: slug.describe('Id from content/required-documents.yaml.'),
    }),
    z.strictObject({ kind: z.literal('other'), text, source }),
  ],
  { error: ({ input }) => (typeof input === 'object' ? undefined : 'must have "kind:", "text:" and "source:"') },
);

/** What one gets. `rupees` with `upTo` is a ceiling. The first benefit of a scheme is the one that its card shows. */
export const benefit = z.strictObject({
  what: bilingual.describe('What this is, a few words: "Widow pension", "For a house in a village".'),
  rupees: wholeNumber.optional(),
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

export const schemeSchema = z.strictObject({
  id: slug,
  category: z.enum(CATEGORY_IDS, { error: `must be one of: ${CATEGORY_IDS.join(', ')}` }),
  title: bilingualTitle,
  plainTitle: bilingualTitle.optional().describe('An everyday name, where the official one is hard.'),
  publishedDate: isoDate,
  summary: bilingual.describe('One sentence: what one gets and who gets it.'),
  forWhom: bilingual.describe('One line for the card: age, income, community.'),
  audiences: z.array(z.enum(AUDIENCES)).min(1),
  eligibility: z.array(eligibilityRule).min(1, 'is empty: write at least one condition'),
  benefits: z.array(benefit).min(1, 'is empty: say what one gets'),
  documents: z.array(slug).describe('Ids from content/required-documents.yaml.'),
  apply: z.strictObject({
    bodies: z
      .array(slug)
      .min(1, 'is empty: say which office takes the application')
      .describe('Ids from content/bodies.yaml.'),
    portal: slug.optional().describe('Id from content/portals.'),
    steps: z
      .array(z.strictObject({ channel: z.enum(['office', 'online', 'school']), lines: bilingualLines }))
      .min(1, 'is empty: say how to apply'),
  }),
  sections: z
    .array(
      z.strictObject({
        name: z.enum(SECTION_NAMES, {
          error: 'must be a section name of the specification (see app/model/schemes/schema.server.ts)',
        }),
        lines: bilingualLines,
      }),
    )
    .optional(),
  timeLimit: z
    .strictObject({ days: wholeNumber, text: bilingual, source })
    .optional()
    .describe('Days within which the office must decide. Only where a law or resolution gives them.'),
  appeal: z
    .strictObject({ lines: bilingualLines, source })
    .optional()
    .describe('Where to go when the office does not keep to it.'),
  governmentResolutions: z.array(z.string().min(1)).optional().describe('Dates and numbers of government resolutions.'),
  related: z.array(slug).optional(),
  ...provenance,
});
export type Scheme = z.infer<typeof schemeSchema>;

export const categorySchema = z.strictObject({
  id: z.enum(CATEGORY_IDS),
  order: wholeNumber,
  specificationName: z.string().min(1).describe('The name in the catalogue specification, letter for letter.'),
  title: bilingualTitle,
  shortTitle: bilingualTitle.describe('For tags and narrow lists.'),
  description: bilingual,
});

/** content/required-documents.yaml: every paper a scheme may ask for, written once. */
export const requiredDocumentsSchema = z.strictObject({
  documents: z.record(
    slug,
    z.strictObject({
      title: bilingualTitle,
      what: bilingual.describe('What this paper is or shows, in one short sentence.'),
      issuedBy: bilingual.optional(),
      validity: bilingual.optional().describe('How long it is valid, where a source says so.'),
    }),
  ),
});

/** content/bodies.yaml: who takes applications. `officeGroup` points to the office pages that list its addresses. */
export const bodiesSchema = z.strictObject({
  bodies: z.record(
    slug,
    z.strictObject({
      title: bilingualTitle,
      officeGroup: z.enum(['assistant', 'social', 'welfare', 'regional']).optional(),
    }),
  ),
});
