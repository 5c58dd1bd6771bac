import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CLIENT_BUILD = join(process.cwd(), 'build', 'client');
const texts = new Map<string, string>();

/** Text of a built file, by its address. The router ends it with `#` where a part that is fetched later has it, too. */
export function readBuiltFile(address: string): string {
  const known = texts.get(address);
  if (known !== undefined) return known;
  const text = readFileSync(join(CLIENT_BUILD, address.replace(/#$/, '')), 'utf8').trim();
  texts.set(address, text);
  return text;
}

/** Lays a file of a finished page into the built site. Its address says its content, so pages that need the same share it. */
export function writeBuiltFile(address: string, text: string): void {
  const file = join(CLIENT_BUILD, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
