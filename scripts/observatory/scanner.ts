import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Fetched when it is asked for: with its database and its web server it weighs 131 MB, of which the scan uses little. */
const SCANNER = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';

export type Scan = {
  scan: { grade: string; score: number; testsPassed: number; testsQuantity: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number | null }>;
};

/** Asks Mozilla's scanner about a host. `authority` is the file of a certificate that it shall trust besides the known ones. */
export async function scan(host: string, cache: string, authority?: string): Promise<Scan> {
  const program = await installScanner(join(cache, VERSION));
  const env = { ...process.env, ...(authority && { NODE_EXTRA_CA_CERTS: authority }) };
  // A host that cannot be reached ends the scanner with 1; what it says is what counts.
  const { stdout } = await run(process.execPath, [program, host], { env }).catch((error) => error);
  const said = JSON.parse(stdout);
  if (said.error) throw new Error(`The scanner could not look at ${host}: ${said.error}`);
  return said;
}

async function installScanner(folder: string): Promise<string> {
  const scanner = join(folder, 'node_modules', SCANNER);
  const program = join(scanner, 'src/scan.js');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{}');
  // Without its script, which fetches lists from the net.
  const how = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
  await run('npm', ['install', ...how, `${SCANNER}@${VERSION}`], { shell: process.platform === 'win32' });
  // The list of names that browsers only ever open with TLS. None of them is asked for here.
  writeFileSync(join(scanner, 'conf/hsts-preload.json'), '{}');
  return program;
}
