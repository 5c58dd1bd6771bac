/**
 * `npm run bench`: measures a page of each kind with Lighthouse, and beside it the same page without script and fonts; then the
 * answers to touches. Run `npm run build` first. `-- --rounds 1`, `--kinds home,hostels`, `--site FOLDER`; `--record`
 * keeps the ratios in recorded.json, with which later runs are compared. Exit code 1 when a page misses a target and is slower than
 * recorded.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { findChromium, QUIET } from '../scripts/setup/chromium.mjs';
import { startServerProcess } from '../tests/delivery/hosts/server-process.ts';
import installDeviceFonts, { fontEnvironment } from '../tests/e2e/support/deviceFonts.ts';
import { PAGES } from './pages.ts';
import { touchTimes } from './touches.ts';

/** Targets: milliseconds, `cls` without a unit, scores of 100; `ratio` is the LCP against that of the bare page. */
const TARGETS = { lcp: 1100, slowLcp: 2000, ratio: 1.05, tbt: 50, cls: 0.02, score: 100, touch: 100 };

/** Ratios differ by as much between two runs on a quiet machine. */
const NOISE = 0.05;

const RECORDED = join(import.meta.dirname, 'recorded.json');
const LIGHTHOUSE = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    kinds: { type: 'string' },
    site: { type: 'string', default: 'build/client' },
    record: { type: 'boolean', default: false },
  },
});

/** Simulated phone and line: a configuration of Lighthouse in this folder. */
type Line = 'lighthouse' | 'lighthouse-slow';

type Figures = { fcp: number; lcp: number; tbt: number; cls: number; score: number };
type Report = {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number }>;
};

/** Measures one page; `isBare`: without script and fonts. */
async function lighthouse(url: string, line: Line, isBare: boolean): Promise<Figures> {
  const config = join(import.meta.dirname, `${line}.json`);
  const blocked = isBare ? ['--blocked-url-patterns=*.js', '--blocked-url-patterns=*.woff2'] : [];
  const options = [
    '--quiet',
    '--output=json',
    `--config-path=${config}`,
    `--chrome-flags=--headless ${QUIET.join(' ')}`,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [LIGHTHOUSE, url, ...options, ...blocked], {
    env: { ...process.env, ...fontEnvironment('phone') },
    maxBuffer: 64 * 1024 * 1024,
  });
  const { audits, categories } = JSON.parse(stdout) as Report;
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    score: Math.round(100 * Math.min(...Object.values(categories).map(({ score }) => score))),
  };
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Alternates between the page and the bare page, so that a busy minute meets both. */
async function measure(url: string, line: Line) {
  const runs: { page: Figures; bare: Figures }[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1)
    runs.push({ page: await lighthouse(url, line, false), bare: await lighthouse(url, line, true) });
  const of = (key: keyof Figures) => median(runs.map(({ page }) => page[key]));
  const bare = median(runs.map((run) => run.bare.lcp));
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    bare,
    ratio: of('lcp') / bare,
    tbt: of('tbt'),
    cls: of('cls'),
    score: of('score'),
  };
}

const chromium = await findChromium();
if (chromium === undefined) throw new Error('No Chromium was found. Install one, or name it: CHROMIUM_PATH=…');
process.env.CHROME_PATH = chromium;
await installDeviceFonts();
const recorded: Record<string, number> = existsSync(RECORDED) ? JSON.parse(readFileSync(RECORDED, 'utf8')) : {};
const kinds = values.kinds?.split(',');
const host = await startServerProcess(values.site);
const rows: Record<string, Record<string, number | string>> = {};
const ratios: Record<string, number> = {};
try {
  for (const { name, kind, path } of PAGES.filter((page) => kinds?.includes(page.kind) ?? true)) {
    console.info(name);
    const usual = await measure(host.origin + path, 'lighthouse');
    const slow = await measure(host.origin + path, 'lighthouse-slow');
    ratios[name] = Number(usual.ratio.toFixed(2));
    const missed = [
      ...(['lcp', 'ratio', 'tbt', 'cls'] as const).filter((key) => usual[key] > TARGETS[key]),
      ...(slow.lcp > TARGETS.slowLcp ? ['slow lcp'] : []),
      ...(usual.score < TARGETS.score ? ['score'] : []),
    ];
    const isSlower = usual.ratio > (recorded[name] ?? TARGETS.ratio) + NOISE;
    if (missed.length > 0 && isSlower) process.exitCode = 1;
    const rounded = Object.entries({ ...usual, 'slow lcp': slow.lcp }).map(([key, value]) => [
      key,
      Number(value.toFixed(2)),
    ]);
    rows[name] = { ...Object.fromEntries(rounded), recorded: recorded[name] ?? '–', missed: missed.join(', '), kind };
  }
  console.table(rows);
  const touches = await touchTimes(host.origin, chromium);
  console.table(touches.map((touch) => ({ ...touch, missed: touch.ms > TARGETS.touch })));
} finally {
  await host.stop();
}
if (values.record) writeFileSync(RECORDED, `${JSON.stringify({ ...recorded, ...ratios }, null, 2)}\n`);
