import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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
const exceptions = exceptionsSchema.parse(parse(readFileSync('audit-exceptions.yaml', 'utf8')));

type Advisory = { name: string; title: string; url: string; severity: string; range: string };
/** `via` contains a package name if the advisory is about a dependency of the package. */
type Report = { message?: string; vulnerabilities?: Record<string, { via: (Advisory | string)[] }> };

const args = ['audit', '--json', '--package-lock-only', '--fetch-retries=1', '--fetch-timeout=20000'];
const isWindows = process.platform === 'win32';
const { stdout } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: isWindows });
const { message = 'no report', vulnerabilities }: Report = stdout.startsWith('{') ? JSON.parse(stdout) : {};

const isExcepted = ({ name, url }: Advisory) =>
  exceptions.some((one) => one.package === name && url.endsWith(`/${one.advisory}`));

it('no exception in audit-exceptions.yaml has expired', () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(exceptions.filter(({ until }) => until <= today)).toEqual([]);
});

const title = vulnerabilities
  ? 'no package has a known vulnerability without an exception'
  : `No package was looked up, because the registry does not answer (${message.replace(/ - .*/, '')})`;

it.skipIf(!vulnerabilities)(title, () => {
  const advisories = Object.values(vulnerabilities ?? {}).flatMap(({ via }) =>
    via.filter((one) => typeof one !== 'string'),
  );
  const found = advisories
    .filter((advisory) => !isExcepted(advisory))
    .map(({ severity, name, range, title, url }) => `${severity}: ${name} ${range}: ${title} (${url})`);
  expect([...new Set(found)]).toEqual([]);
});
