import { z } from 'zod';

/** What npm knows of a hole. A text in its place names another package through which the hole comes. */
const hole = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
  range: z.string(),
});

/** The part of `npm audit --json` that counts. Where the registry gave no answer, npm writes something else. */
const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([hole, z.string()])) })),
});

export const exceptionsSchema = z.array(
  z.strictObject({
    advisory: z.string().regex(/^GHSA(-[0-9a-z]{4}){3}$/, 'must be the name of an advisory, GHSA-xxxx-xxxx-xxxx'),
    package: z.string().min(1),
    reason: z.string().min(20, 'must say why nobody is hurt'),
    until: z.iso.date('must be a date such as 2027-01-31 (year-month-day)'),
  }),
);

type Exceptions = z.infer<typeof exceptionsSchema>;

export type Verdict = { result: 'passed' | 'failed' | 'skipped'; lines: string[] };

/**
 * Judges what npm answered on a day, `today` as 2026-11-22. Every known hole fails, in tools as well, unless an exception
 * names it; so does an exception whose day has come. Without an answer of the registry nothing is known, and it is said.
 */
export function judge(answer: unknown, exceptions: Exceptions, today: string): Verdict {
  const expired = exceptions
    .filter(({ until }) => until <= today)
    .map((one) => `The exception for ${one.advisory} in ${one.package} ended on ${one.until}. Look again.`);
  const { data } = report.safeParse(answer);
  if (!data) return { result: expired.length > 0 ? 'failed' : 'skipped', lines: [...expired, silence(answer)] };

  const isExcepted = ({ name, url }: z.infer<typeof hole>) =>
    exceptions.some((one) => one.package === name && url.endsWith(`/${one.advisory}`) && one.until > today);
  const holes = Object.values(data.vulnerabilities).flatMap(({ via }) => via.filter((one) => typeof one !== 'string'));
  const known = holes
    .filter((one) => !isExcepted(one))
    .map(({ severity, name, range, title, url }) => `${severity}: ${name} ${range}: ${title} (${url})`);
  const lines = [...expired, ...new Set(known)];
  if (lines.length > 0) return { result: 'failed', lines };
  return { result: 'passed', lines: [`No known hole; ${exceptions.length} excepted.`] };
}

function silence(answer: unknown): string {
  const { data } = z.object({ message: z.string() }).safeParse(answer);
  return `No package was looked up, because the registry does not answer${data ? ` (${data.message})` : ''}`;
}
