import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { multiplySchemes } from './catalogue.ts';

/** What is made and not written, and what would be too much to copy. */
const LEFT_OUT = new Set(['.git', '.cache', '.looks', '.react-router', '.reports', 'build', 'node_modules']);

/** A phase begins with the first line of the build's output that looks like this. */
const PHASES = [
  { name: 'check', begins: /./ },
  { name: 'bundle', begins: /Environment API|building client/ },
  { name: 'pages', begins: /^Prerender/ },
  { name: 'pictures', begins: /SPA Fallback/ },
  { name: 'files', begins: /pictures of \d+ masters/ },
  { name: 'twins', begins: /compressed twins/ },
] as const;

export type Phase = (typeof PHASES)[number]['name'];
export type Build = {
  schemes: number;
  files: number;
  seconds: number;
  phases: Partial<Record<Phase, number>>;
  /** Seconds of the same build once more, with what the first one kept. Asked of the real catalogue alone. */
  again?: number;
};

export type BuildsResult = {
  builds: Build[];
  /** A size that could not be built, and what the build said. Larger ones were not tried. */
  failed?: { schemes: number; reason: string };
};

/** The real catalogue first, then made ones of these sizes. */
export async function measureBuilds(sizes: readonly number[], say: (what: string) => void): Promise<BuildsResult> {
  say('the real catalogue');
  const builds = [await measureBuild()];
  for (const schemes of sizes) {
    say(`${schemes} schemes`);
    try {
      builds.push(await measureBuild(schemes));
    } catch (error) {
      return { builds, failed: { schemes, reason: error instanceof Error ? error.message : String(error) } };
    }
  }
  return { builds };
}

/** Builds a copy of the project, with as many schemes as asked for or the real ones, and takes the time of each phase. */
async function measureBuild(schemes?: number): Promise<Build> {
  const folder = copyOfProject();
  try {
    const entries = join(folder, 'content/schemes');
    if (schemes !== undefined) multiplySchemes(entries, schemes);
    const count = readdirSync(entries).length;
    const times = await build(folder);
    const files = readdirSync(join(folder, 'build/client'), { recursive: true }).length;
    const again = schemes === undefined ? { again: (await build(folder)).seconds } : {};
    return { schemes: count, files, ...times, ...again };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function copyOfProject(): string {
  const project = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'sahayya-build-'));
  for (const name of readdirSync(project))
    if (!LEFT_OUT.has(name)) cpSync(join(project, name), join(folder, name), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  // Pictures made before are kept, as on any machine that has built the site once; compressed texts are not.
  const kept = '.cache/pictures';
  if (existsSync(kept)) cpSync(kept, join(folder, kept), { recursive: true });
  return folder;
}

async function build(folder: string): Promise<Pick<Build, 'seconds' | 'phases'>> {
  const began = performance.now();
  const starts: { name: Phase; at: number }[] = [{ name: 'check', at: began }];
  const child = spawn('npm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const last: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      last.push(line);
      if (last.length > 20) last.shift();
      const next = PHASES.findIndex(({ name }) => name === starts.at(-1)?.name) + 1;
      const phase = PHASES.slice(next).find(({ begins }) => begins.test(line));
      if (phase) starts.push({ name: phase.name, at: performance.now() });
    });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The build ended with ${code}:\n${last.join('\n')}`);
  const ends = performance.now();
  const phases = starts.map(({ name, at }, index) => [name, ((starts[index + 1]?.at ?? ends) - at) / 1000] as const);
  return { seconds: (ends - began) / 1000, phases: Object.fromEntries(phases) };
}
