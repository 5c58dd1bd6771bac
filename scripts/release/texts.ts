import { stringify } from 'yaml';
import type { Changes } from '#app/model/changes/schema.server.ts';

const NOT_YET = /^## .+ – not yet published$/m;

/** CHANGELOG.md with its version and day in place of “not yet published”; undefined where no heading says that. */
export function datedChangelog(text: string, version: string, day: string): string | undefined {
  return NOT_YET.test(text) ? text.replace(NOT_YET, `## ${version} – ${day}`) : undefined;
}

/** package.json or package-lock.json with another version of the project itself; everything else stays as it is. */
export function withVersion(text: string, version: string): string {
  const file = JSON.parse(text) as { version: string; packages?: Record<string, { version?: string }> };
  const own = file.packages?.[''];
  const packages = own && { packages: { ...file.packages, '': { ...own, version } } };
  return `${JSON.stringify({ ...file, version, ...packages }, null, 2)}\n`;
}

/** content/changes/<version>.yaml. Long lines are not folded: a difference of the file is then one of its facts. */
export function changesFile(changes: Changes): string {
  const note =
    '# Written by npm run release from the differences of the content. · ही फाइल npm run release या आज्ञेने तयार होते.';
  return `${note}\n${stringify(changes, { lineWidth: 0 })}`;
}
