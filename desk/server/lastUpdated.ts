import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dayInIndia } from '#app/model/events/rules.ts';
import { editYaml } from '#content-check/writing/editYaml.ts';
import { writeWhole } from '#content-check/writing/writeWhole.ts';
import type { Folders } from './folders.ts';

/** Every page says when the site was last updated: today, when an entry goes into the content. A later day stays. */
export function setLastUpdated({ content, workshop }: Folders, now: Date): void {
  const today = dayInIndia(now);
  for (const root of [content, workshop]) {
    const file = join(root, 'site.yaml');
    const text = readFileSync(file, 'utf8');
    const site = parse(text) as { lastUpdated: string };
    if (site.lastUpdated < today) writeWhole(file, editYaml(text, { ...site, lastUpdated: today }));
  }
}
