import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { withFigures } from '#app/model/figures/quotes.server.ts';
import { entriesIn } from '#app/model/figures/source.server.ts';
import type { ContentState } from './changes.ts';
import { gitIn } from './git.ts';

/** Reads a folder of content as readers see it: texts say the figures that they quote. A folder that is not there has none. */
export function contentIn(folder: string): ContentState {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  const typed = new Map(files.map((file) => [file, parse(readFileSync(join(folder, file), 'utf8')) as unknown]));
  const entries = entriesIn(typed);
  return new Map([...typed].map(([file, entry]) => [file, withFigures(entry, entries).entry]));
}

/** Reads the content of a commit or tag. Throws what git says when there is no such state. */
export function contentAt(root: string, commit: string): ContentState {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    const archive = join(folder, 'content.tar');
    gitIn(root)('archive', '-o', archive, `${commit}:content`);
    execFileSync('tar', ['-xf', 'content.tar'], { cwd: folder });
    return contentIn(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
