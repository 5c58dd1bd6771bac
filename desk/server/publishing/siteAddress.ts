import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { DeskState } from '../shared/deskState.ts';

/** Returns the address of the public site that the content names. */
export function siteAddress({ folders }: Pick<DeskState, 'folders'>): string {
  return (parse(readFileSync(join(folders.content, 'site.yaml'), 'utf8')) as { address: string }).address;
}
