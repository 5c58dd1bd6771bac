/**
 * `npm run audit`: runs `npm audit` and fails for every advisory without an exception in audit-exceptions.yaml; an expired
 * exception fails as well. If the registry does not answer, the test counts as skipped.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const exceptionsSchema = z.array(
  z.strictObject({
    advisory: z.string().regex(/^GHSA(-[0-9a-z]{4}){3}$/),
    package: z.string().min(1),
    reason: z.string().min(20),
    until: z.iso.date(),
  }),
);

type Advisory = { name: string; title: string; url: string; severity: string; range: string };
/** `via` names another package where the advisory is about a dependency. */
type Report = { message?: string; vulnerabilities?: Record<string, { via: (Advisory | string)[] }> };

const args = ['audit', '--json', '--package-lock-only', '--fetch-retries=1', '--fetch-timeout=20000'];
const isWindows = process.platform === 'win32';
const { stdout } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: isWindows });
const { message = 'no report', vulnerabilities }: Report = stdout.startsWith('{') ? JSON.parse(stdout) : {};

const exceptions = exceptionsSchema.parse(parse(readFileSync('audit-exceptions.yaml', 'utf8')));
const isExcepted = ({ name, url }: Advisory) =>
  exceptions.some((one) => one.package === name && url.endsWith(`/${one.advisory}`));
const failures = new Set([
  ...exceptions
    .filter(({ until }) => until <= new Date().toISOString().slice(0, 10))
    .map((one) => `The exception for ${one.advisory} in ${one.package} ended on ${one.until}. Look again.`),
  ...Object.values(vulnerabilities ?? {})
    .flatMap(({ via }) => via.filter((one) => typeof one !== 'string'))
    .filter((advisory) => !isExcepted(advisory))
    .map(({ severity, name, range, title, url }) => `${severity}: ${name} ${range}: ${title} (${url})`),
]);
const hasFailed = failures.size > 0;
const isSkipped = !vulnerabilities && !hasFailed;
const skipReason = `No package was looked up, because the registry does not answer (${message})`;
const text = hasFailed ? [...failures].join('\n') : isSkipped ? skipReason : 'No known vulnerability';

// Uses the format of Vitest's report, which `npm test` reads.
const report = {
  numPassedTests: isSkipped || hasFailed ? 0 : 1,
  numFailedTests: hasFailed ? 1 : 0,
  testResults: [{ status: 'passed', assertionResults: isSkipped ? [{ status: 'skipped', fullName: skipReason }] : [] }],
};
mkdirSync('.reports', { recursive: true });
writeFileSync('.reports/audit.json', JSON.stringify(report));
writeFileSync('.reports/audit.txt', `${text}\n`);
console.info(text);
process.exitCode = hasFailed ? 1 : 0;
