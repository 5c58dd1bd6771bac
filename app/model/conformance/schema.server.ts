import { z } from 'zod';
import { bilingual, bilingualTitle, isoDate, sitePath, slug } from '../fields.server.ts';

const testName = z
  .string({ error: 'is missing: write the file of the test, and its name behind ›' })
  .regex(
    /^[\w./-]+\.(test|spec)\.\w+( › .+)?$/,
    'must be the file of a test, then its name: tests/site/a.test.ts › a page',
  )
  .describe('A file of tests, or a group or a test in it: all below it count. * stands for any words.');

/** What somebody looked at, where no test can. */
const manual = z.strictObject({
  how: bilingual.describe('What was looked at, and how.'),
  date: isoDate.describe('Day on which it was looked at.'),
  by: bilingual.describe('The post, or the development team. Never the name of a person.'),
});

const check = z
  .strictObject({
    title: bilingualTitle.describe('What it shows, in a line.'),
    tests: z.array(testName).min(1, 'is empty: name a test').optional(),
    manual: manual.optional(),
  })
  .refine(({ tests, manual: looked }) => (tests === undefined) !== (looked === undefined), {
    error: 'must have either "tests:" or "manual:"',
  });
export type Check = z.infer<typeof check>;

const basis = {
  title: bilingualTitle,
  checks: z.array(slug).default([]).describe('Short names of the checks above that show it.'),
  pages: z.array(sitePath).optional().describe('Pages on which an auditor sees it.'),
  notApplicable: bilingual.optional().describe('Why it does not arise here. The checks show that this is so.'),
  owner: bilingual.optional().describe('What the department has yet to do for it.'),
  notMet: bilingual.optional().describe('What is lacking, where it is known.'),
};

const hasBasis = ({ checks, owner, notMet }: { checks: string[]; owner?: unknown; notMet?: unknown }) =>
  checks.length > 0 || owner !== undefined || notMet !== undefined;

const NO_BASIS = { error: 'has nothing that shows it: name a check, or write what the owner must do ("owner:")' };

const point = z
  .strictObject({ number: z.string().regex(/^5\.1\.\d+$/, 'must be a number such as 5.1.4'), ...basis })
  .refine(hasBasis, NO_BASIS);

const criterion = z
  .strictObject({
    number: z.string().regex(/^\d\.\d\.\d+$/, 'must be a number such as 1.4.3'),
    level: z.enum(['A', 'AA']),
    only: z.enum(['2.1', '2.2']).optional().describe('The only edition that has it, where not both have it.'),
    ...basis,
  })
  .refine(hasBasis, NO_BASIS);

/** A part of the guidelines whose points have no numbers in our source: they are counted in its order. */
const unnumbered = z.strictObject(basis).refine(hasBasis, NO_BASIS);

/** content/conformance.yaml: what shows each point of the two standards to be met. */
export const conformanceSchema = z
  .strictObject({
    checks: z.record(slug, check).describe('What is tested or was looked at, by short names.'),
    quality: z.array(point).describe('Section 5.1 of the Guidelines for Indian Government Websites.'),
    accessibility: z.array(criterion).describe('WCAG 2.1 and 2.2, levels A and AA; section 5.2 of the guidelines.'),
    security: z.array(unnumbered).describe('Sections 5.3 and 5.4 of the guidelines.'),
  })
  .superRefine(({ checks, quality, accessibility, security }, context) => {
    const asked = [...quality, ...accessibility, ...security].flatMap((one) => one.checks);
    for (const name of new Set(asked))
      if (!(name in checks)) context.addIssue({ code: 'custom', path: ['checks'], message: `has no check "${name}"` });
    for (const name of Object.keys(checks))
      if (!asked.includes(name))
        context.addIssue({
          code: 'custom',
          path: ['checks', name],
          message: 'shows no point: name it there, or remove it',
        });
  });
export type Conformance = z.infer<typeof conformanceSchema>;

const count = z.number().int().nonnegative();

/** How a named test ended. `missing`: no test of the run has this name. */
export const OUTCOMES = ['passed', 'failed', 'skipped', 'missing'] as const;

/** content/conformance-run.json: what `npm run conformance` read from the reports of a run of all tests. */
export const runSchema = z.strictObject({
  date: isoDate.describe('Day of the run in India: of its earliest report.'),
  commit: z.string().describe('State of the repository; -dirty where files were changed.'),
  steps: z.array(z.strictObject({ name: z.string(), passed: count, failed: count, skipped: count })),
  tests: z.record(z.string(), z.strictObject({ outcome: z.enum(OUTCOMES), tests: count })),
});
export type Run = z.infer<typeof runSchema>;
