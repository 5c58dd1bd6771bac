import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EXAMPLES } from '#site-build/examples.ts';

export type BuiltFile = { address: string; text: string };

/** Folder of the built files. The desk sets BUILT_FILES to another folder, so that previews write no files into the site. */
const CLIENT_BUILD =
  process.env.BUILT_FILES ?? join(process.cwd(), 'build', EXAMPLES === 'alone' ? 'examples' : '', 'client');
const texts = new Map<string, string>();

/** Returns the text of a built file. Ignores a final `#`, which the router appends to stylesheets that lazy modules also need. */
export function readBuiltFile(address: string): string {
  const text = texts.get(address) ?? readFileSync(join(CLIENT_BUILD, address.replace(/#$/, '')), 'utf8').trim();
  texts.set(address, text);
  return text;
}

/** Writes a file unless it exists. An existing file has the same text, because the name contains its hash. */
export function writeBuiltFile({ address, text }: BuiltFile): void {
  const file = join(CLIENT_BUILD, address);
  if (address.startsWith('/assets/') && existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Names a file by the hash of its text, so that pages can share it and browsers can cache it. `stem`: start of its name. */
export function createHashedFile(stem: string, ending: string, text: string): BuiltFile {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { address: `/assets/${stem}${hash}${ending}`, text };
}
