import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Folders, foldersIn } from '../folders.ts';
import { setLastUpdated } from './entryStore.ts';

let project: string;
let folders: Folders;
const siteFiles = () => [folders.content, folders.workshop].map((root) => join(root, 'site.yaml'));
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'desk-'));
  folders = foldersIn(project);
  for (const root of [folders.content, folders.workshop]) mkdirSync(root, { recursive: true });
});
afterEach(() => rmSync(project, { recursive: true }));

describe('the day of the last update', () => {
  it.each([
    { before: '2026-03-01', now: '2026-03-03T00:00:00Z', after: '2026-03-03' },
    { before: '2026-03-01', now: '2026-03-02T20:00:00Z', after: '2026-03-03' },
    { before: '2026-03-05', now: '2026-03-03T00:00:00Z', after: '2026-03-05' },
  ])(
    'is $after after a change at $now if it was $before: the date in India, but never an earlier one',
    ({ before, now, after }) => {
      const text = (day: string) => `# of the whole site\nlastUpdated: '${day}'\naddress: https://x.example\n`;
      for (const file of siteFiles()) writeFileSync(file, text(before));
      setLastUpdated(folders, new Date(now));
      for (const file of siteFiles()) expect(readFileSync(file, 'utf8')).toBe(text(after));
    },
  );
});
