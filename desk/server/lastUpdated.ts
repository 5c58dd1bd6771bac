import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { indianDay } from '#scripts/content/today.ts';
import { editYaml } from '#scripts/content/writing/editYaml.ts';
import { writeWhole } from '#scripts/content/writing/writeWhole.ts';
import type { Folders } from './folders.ts';

/** Every page says when the site was last updated: today, when an entry goes into the content. A later day stays. */
export function setLastUpdated({ content, workshop }: Folders, now: Date): void {
  const today = indianDay(now);
  for (const root of [content, workshop]) {
    const file = join(root, 'site.yaml');
    const text = readFileSync(file, 'utf8');
    const site = parse(text) as { lastUpdated: string };
    if (site.lastUpdated < today) writeWhole(file, editYaml(text, { ...site, lastUpdated: today }));
  }
}
