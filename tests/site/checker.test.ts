import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { report } from '#tests/report.ts';
import { CLIENT_BUILD, files } from './pages.ts';

const require = createRequire(import.meta.url);
const CHECKER = require.resolve('vnu-jar/build/dist/vnu.jar');

/** Disables Java's second compiler, which would double the processor time of such a short run. */
const JAVA = ['-Xss8m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', CHECKER];

/** Errors about container queries (CSS Containment 3) and view transitions, which the checker does not know. */
const UNSUPPORTED_CSS = [
  "CSS: “container-type”: Property “container-type” doesn't exist.",
  'CSS: Unrecognized at-rule “@container”',
  'CSS: “--mm”: Parse Error.',
  'CSS: Unrecognized at-rule “@view-transition”',
];

/** Page with one error, which proves that the checker runs. */
const FAULTY =
  '<!doctype html><html lang="en"><title>Faulty</title><table><tr><td role="cell">Faulty</td></tr></table></html>';

type Message = { type: string; url: string; message: string; extract?: string };

/** Returns the errors of the W3C's checker, each with the number of its occurrences and the first occurrence. */
async function errorsIn(paths: string[]): Promise<string[]> {
  const { stdout, stderr } = await new Promise<{ stdout: string; stderr: string }>((resolve) => {
    const options = ['--errors-only', '--no-langdetect', '--stdout', '--format', 'json'];
    execFile('java', [...JAVA, ...options, ...paths], { maxBuffer: 2 ** 28 }, (_, out, err) =>
      resolve({ stdout: out, stderr: err }),
    );
  });
  if (!stdout.startsWith('{')) throw new Error(`The checker failed: ${stdout}${stderr}`);
  const places = new Map<string, string[]>();
  for (const { url, message, extract = '' } of JSON.parse(stdout).messages as Message[]) {
    if (UNSUPPORTED_CSS.includes(message)) continue;
    places.set(message, [...(places.get(message) ?? []), `${decodeURI(url)} ${extract}`]);
  }
  return [...places].map(([message, all]) => `${message} (${all.length} times, first in ${all[0]})`);
}

const hasJava = spawnSync('java', ['-version']).status === 0;
if (!hasJava)
  report('site', 'The W3C’s checker did not run: Java is not installed. apt-get install default-jre-headless');

describe.skipIf(!hasJava)(`the W3C’s checker${hasJava ? '' : ', skipped: Java is not installed'}`, () => {
  it('finds no error in any finished page, but one in a faulty page', async () => {
    const pages = [...files.values()].filter((file) => file.endsWith('.html')).map((file) => join(CLIENT_BUILD, file));
    const faulty = join('.reports', 'faulty.html');
    mkdirSync('.reports', { recursive: true });
    writeFileSync(faulty, FAULTY);
    expect(pages.length).toBeGreaterThan(0);
    expect(await errorsIn([...pages, faulty])).toEqual([expect.stringMatching(/“role”.*“td”.*1 times.*faulty\.html/)]);
  });
});
