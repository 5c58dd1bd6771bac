import { z } from 'zod';
import { bilingual, bilingualTitle, isoDate, sitePath, slug, wholeNumber } from '../fields.server.ts';
import { code, issueAt } from '../problems/problem.ts';

/** A manual check of something that no test can decide. */
const manual = z.strictObject({
  how: bilingual.describe('What was looked at, and how.'),
  date: isoDate.describe('Day on which it was looked at.'),
  by: bilingual.describe('The post, or the development team. Never the name of a person.'),
});

const check = z.strictObject({
  title: bilingualTitle.describe('What the check shows, in one line.'),
  manual: manual
    .optional()
    .describe('A check by hand. Without it, the evidence is the tests whose tag is conformance/ and the short name.'),
});

const basis = {
  title: bilingualTitle,
  checks: z.array(slug).default([]).describe('Short names of the checks that support the point.'),
  pages: z.array(sitePath).optional().describe('Pages on which an auditor can verify the point.'),
  notApplicable: bilingual.optional().describe('Why the point does not apply. The checks confirm this.'),
  owner: bilingual.optional().describe('What the department must still do for the point.'),
  partly: bilingual.optional().describe('The part of the point that the checks do not cover.'),
  notChecked: bilingual.optional().describe('What nobody has checked yet.'),
  notMet: bilingual.optional().describe('What is missing, as far as it is known.'),
};

const REASONS = ['notApplicable', 'owner', 'partly', 'notChecked', 'notMet'] as const;
type Reasons = Partial<Record<(typeof REASONS)[number], unknown>>;

/** Requires a check, `owner`, `notChecked` or `notMet`. Allows at most one of the fields in `REASONS`. */
function withEvidence<Shape extends z.ZodType<{ checks: string[] } & Reasons>>(shape: Shape) {
  return shape
    .refine(({ checks, owner, notChecked, notMet }) => checks.length > 0 || owner || notChecked || notMet, {
      error: code('pointWithoutEvidence'),
    })
    .refine((point) => REASONS.filter((reason) => point[reason] !== undefined).length < 2, {
      error: code('pointWithTwoReasons'),
      params: { choices: REASONS },
    });
}

const point = withEvidence(
  z.strictObject({ number: z.string().regex(/^5\.1\.\d+$/, code('notPointNumber')), ...basis }),
);

const criterion = withEvidence(
  z.strictObject({
    number: z.string().regex(/^\d\.\d\.\d+$/, code('notPointNumber')),
    level: z.enum(['A', 'AA']),
    only: z.enum(['2.1', '2.2']).optional().describe('The only edition of WCAG with this criterion.'),
    ...basis,
  }),
);

/** A point that has no number in our copy of the guidelines. */
const unnumbered = withEvidence(z.strictObject(basis));

/** content/conformance.yaml: evidence for each point of the two standards. */
export const conformanceSchema = z
  .strictObject({
    checks: z.record(slug, check).describe('The checks by tests and by hand, each under its short name.'),
    quality: z.array(point).describe('Section 5.1 of the Guidelines for Indian Government Websites.'),
    accessibility: z.array(criterion).describe('WCAG 2.1 and 2.2, levels A and AA; section 5.2 of the guidelines.'),
    security: z.array(unnumbered).describe('Sections 5.3 and 5.4 of the guidelines.'),
  })
  .superRefine(({ checks, quality, accessibility, security }, context) => {
    const named = [...quality, ...accessibility, ...security].flatMap((point) => point.checks);
    for (const name of new Set(named))
      if (!(name in checks)) context.addIssue(issueAt(['checks'], 'noSuchCheck', { name }));
    for (const name of Object.keys(checks))
      if (!named.includes(name)) context.addIssue(issueAt(['checks', name], 'checkWithoutPoint'));
  });
export type Conformance = z.infer<typeof conformanceSchema>;

/** content/conformance-run.json: results of the last run in which no test failed; null before the first such run. */
export const runSchema = z
  .strictObject({
    date: isoDate.describe('Day in India on which the run began.'),
    commit: z
      .string()
      .regex(/^[0-9a-f]{7,40}$/)
      .describe('The commit that was tested.'),
    steps: z
      .array(z.strictObject({ name: z.string(), passed: wholeNumber, skipped: wholeNumber }))
      .describe('The parts of the run, and how many of their tests passed or did not run.'),
    skipped: z.array(z.strictObject({ reason: z.string(), tests: wholeNumber })).describe('Why tests did not run.'),
    checks: z
      .record(slug, z.record(z.string(), z.strictObject({ passed: wholeNumber, skipped: wholeNumber })))
      .describe('For each check, the files whose tests carry its tag.'),
  })
  .nullable();
export type Run = NonNullable<z.infer<typeof runSchema>>;
