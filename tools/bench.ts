/**
 * `npm run bench`: measures a page of each kind with Lighthouse, with and without scripts and fonts, then the response times
 * to taps and keys. Options: `-- --rounds 1`, `--kinds home,hostels`, `--site FOLDER`, and `--record`, which writes the ratios
 * to recorded.json. Exits with code 1 if a page misses a target and is slower than recorded.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { LANGUAGES, pathIn } from '../app/i18n/language.ts';
import { events } from '../app/model/events/data.server.ts';
import { schemes } from '../app/model/schemes/data.server.ts';
import { findChromium, QUIET } from '../scripts/setup/chromium.mjs';
import { startServerProcess } from '../tests/delivery/hosts/server-process.ts';
import installDeviceFonts, { fontEnvironment } from '../tests/e2e/support/deviceFonts.ts';
import { touchTimes } from './touches.ts';

/** In milliseconds, except: `cls` has no unit, `score` is out of 100, `ratio` is the LCP divided by the bare page's LCP. */
const TARGETS = { lcp: 1100, slowLcp: 2000, ratio: 1.05, tbt: 50, cls: 0.02, score: 100, touch: 100 };

/** Typical difference between the ratios of two runs on an idle machine. */
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

/** Path of a frequently visited page of each kind. */
const PAGE_KINDS = {
  home: '/',
  schemes: '/scheme',
  'a scheme': `/scheme/${schemes[0]?.id}`,
  hostels: '/hostels/governmenthostels',
  'an office': '/office/social',
  services: '/citizen/services',
  'an event': `/notices/events/${events[0]?.id}`,
};

type Report = {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number }>;
};

/** Measures a page with a configuration file in this folder, which simulates a phone and its connection. */
async function runLighthouse(url: string, config: string, ...options: string[]): Promise<Report> {
  const all = ['--quiet', '--output=json', `--chrome-flags=--headless ${QUIET.join(' ')}`, ...options];
  const configPath = `--config-path=${join(import.meta.dirname, config)}`;
  const { stdout } = await promisify(execFile)(process.execPath, [LIGHTHOUSE, url, configPath, ...all], {
    env: { ...process.env, ...fontEnvironment('phone') },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Alternates between the page and the bare page (without scripts and fonts), so that a load peak affects both pages. */
async function measure(url: string, config: string) {
  const pages: Report[] = [];
  const bare: Report[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    pages.push(await runLighthouse(url, config));
    bare.push(await runLighthouse(url, config, '--blocked-url-patterns=*.js', '--blocked-url-patterns=*.woff2'));
  }
  const figure = (audit: string, reports = pages) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const lcp = figure('largest-contentful-paint');
  const bareLcp = figure('largest-contentful-paint', bare);
  const lowestScore = ({ categories }: Report) => Math.min(...Object.values(categories).map(({ score }) => score));
  return {
    fcp: figure('first-contentful-paint'),
    lcp,
    bare: bareLcp,
    ratio: lcp / bareLcp,
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    score: Math.round(100 * median(pages.map(lowestScore))),
  };
}

const chromium = await findChromium();
if (chromium === undefined) throw new Error('No Chromium was found. Install one, or name it: CHROMIUM_PATH=…');
process.env.CHROME_PATH = chromium;
await installDeviceFonts();
const recorded: Record<string, number> = existsSync(RECORDED) ? JSON.parse(readFileSync(RECORDED, 'utf8')) : {};
const kinds = values.kinds?.split(',') ?? Object.keys(PAGE_KINDS);
const pages = Object.entries(PAGE_KINDS)
  .filter(([kind]) => kinds.includes(kind))
  .flatMap(([kind, path]) =>
    LANGUAGES.map((language) => ({ kind, name: `${kind}, ${language}`, path: pathIn(language, path) })),
  );
const host = await startServerProcess(values.site);
const rows: Record<string, Record<string, number | string>> = {};
const ratios: Record<string, number> = {};
try {
  for (const { name, kind, path } of pages) {
    console.info(name);
    const usual = await measure(host.origin + path, 'lighthouse.json');
    const slow = await measure(host.origin + path, 'lighthouse-slow.json');
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
