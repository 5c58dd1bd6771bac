/**
 * `npm run audit`: runs `npm audit` and fails for every advisory without an exception in audit-exceptions.yaml; an expired
 * exception fails as well. Without an answer of the registry the test counts as skipped.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const exceptions = z
  .array(
    z.strictObject({
      advisory: z.string().regex(/^GHSA(-[0-9a-z]{4}){3}$/),
      package: z.string().min(1),
      reason: z.string().min(20),
      until: z.iso.date(),
    }),
  )
  .parse(parse(readFileSync('audit-exceptions.yaml', 'utf8')));

type Advisory = { name: string; title: string; url: string; severity: string; range: string };
/** `via` names another package where the advisory is about a dependency. */
type Report = { message?: string; vulnerabilities?: Record<string, { via: (Advisory | string)[] }> };

const args = ['audit', '--json', '--package-lock-only', '--fetch-retries=1', '--fetch-timeout=20000'];
const { stdout } = spawnSync('npm', args, {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
const { message, vulnerabilities }: Report = stdout.startsWith('{') ? JSON.parse(stdout) : {};

const today = new Date().toISOString().slice(0, 10);
const isExcepted = ({ name, url }: Advisory) =>
  exceptions.some((one) => one.package === name && url.endsWith(`/${one.advisory}`));
const found = Object.values(vulnerabilities ?? {}).flatMap(({ via }) => via.filter((one) => typeof one !== 'string'));
const failures = [
  ...exceptions
    .filter(({ until }) => until <= today)
    .map((one) => `The exception for ${one.advisory} in ${one.package} ended on ${one.until}. Look again.`),
  ...found
    .filter((one) => !isExcepted(one))
    .map(({ severity, name, range, title, url }) => `${severity}: ${name} ${range}: ${title} (${url})`),
];
const silence = `No package was looked up, because the registry does not answer (${message ?? 'no report'})`;
const isSkipped = vulnerabilities === undefined && failures.length === 0;
const lines = failures.length > 0 ? [...new Set(failures)] : [isSkipped ? silence : 'No known vulnerability'];

// The form of Vitest's report, from which `npm test` counts.
const assertionResults = isSkipped ? [{ status: 'skipped', fullName: silence }] : [];
mkdirSync('.reports', { recursive: true });
writeFileSync(
  '.reports/audit.json',
  JSON.stringify({
    numPassedTests: isSkipped || failures.length > 0 ? 0 : 1,
    numFailedTests: failures.length > 0 ? 1 : 0,
    testResults: [{ status: 'passed', assertionResults }],
  }),
);
writeFileSync('.reports/audit.txt', `${lines.join('\n')}\n`);
console.info(lines.join('\n'));
process.exitCode = failures.length > 0 ? 1 : 0;
