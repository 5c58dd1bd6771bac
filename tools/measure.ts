import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { QUIET } from '../tests/e2e/support/browsers.ts';
import { fontEnvironment } from '../tests/e2e/support/deviceFonts.ts';

const LIGHTHOUSE = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');

/** Lighthouse calculates what a slow phone would need from a fast run, or it slows the browser down. */
const WAYS = ['simulate', 'devtools'] as const;

/** Omits the categories of Lighthouse that do not depend on speed. */
const ONLY_SPEED = '--only-categories=performance';

/**
 * In milliseconds, except: `cls` has no unit; `score`, the lowest of the four categories, is out of 100; `cpu` is
 * Lighthouse's index of the machine, which is lower on a slow or busy one.
 */
export type Figures = { fcp: number; lcp: number; tbt: number; cls: number; score: number; cpu: number };

type Measured<Name extends string> = Record<(typeof WAYS)[number], Record<Name, Figures>>;

type Report = {
  environment: { benchmarkIndex: number };
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number }>;
};

/** `options`: command-line options of Lighthouse. */
type Page = { url: string; options?: string[] };

/** The page without scripts and fonts. */
export const bare = (url: string): Page => ({
  url,
  options: ['--blocked-url-patterns=*.js', '--blocked-url-patterns=*.woff2', ONLY_SPEED],
});

async function runLighthouse({ url, options = [] }: Page, config: string, ...more: string[]): Promise<Report> {
  const all = ['--quiet', '--output=json', `--chrome-flags=--headless ${QUIET.join(' ')}`, ...options, ...more];
  const configPath = `--config-path=${join(import.meta.dirname, config)}`;
  const { stdout } = await promisify(execFile)(process.execPath, [LIGHTHOUSE, url, configPath, ...all], {
    env: { ...process.env, ...fontEnvironment('phone') },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}

/** Measures the pages in turn, so that a load peak affects all of them. Returns the medians for each way of throttling. */
export async function measureInTurn<Name extends string>(
  pages: Record<Name, Page>,
  rounds: number,
): Promise<Measured<Name>> {
  const measured: Record<string, Record<string, Figures>> = {};
  for (const way of WAYS) {
    const reports: Record<string, Report[]> = {};
    const options = [`--throttling-method=${way}`, ...(way === 'simulate' ? [] : [ONLY_SPEED])];
    for (let round = 0; round < rounds; round += 1)
      for (const [name, page] of Object.entries<Page>(pages)) {
        reports[name] ??= [];
        reports[name].push(await runLighthouse(page, 'lighthouse.json', ...options));
      }
    measured[way] = Object.fromEntries(Object.entries(reports).map(([name, all]) => [name, figures(all)]));
  }
  return measured as Measured<Name>;
}

/** Returns the LCP on a slow connection and a slow phone. */
export async function slowPaint(url: string, rounds: number): Promise<number> {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round += 1) reports.push(await runLighthouse({ url }, 'lighthouse-slow.json'));
  return figures(reports).lcp;
}

function figures(reports: Report[]): Figures {
  const figure = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const lowestScore = ({ categories }: Report) => Math.min(...Object.values(categories).map(({ score }) => score));
  return {
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    score: Math.round(100 * median(reports.map(lowestScore))),
    cpu: median(reports.map(({ environment }) => environment.benchmarkIndex)),
  };
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Returns for each figure of a page the worse of the two ways, and likewise its LCP divided by the bare page's. */
export function worse<Name extends string>(measured: Measured<Name | 'bare'>, name: Name | 'bare') {
  const both = WAYS.map((way) => measured[way][name]);
  const most = (key: keyof Figures) => Math.max(...both.map((figures) => figures[key]));
  return {
    fcp: most('fcp'),
    lcp: most('lcp'),
    ratio: Math.max(...WAYS.map((way) => measured[way][name].lcp / measured[way].bare.lcp)),
    tbt: most('tbt'),
    cls: most('cls'),
    score: Math.min(...both.map(({ score }) => score)),
    cpu: Math.min(...both.map(({ cpu }) => cpu)),
  };
}

/** Rounds figures for a table. */
export function rounded(figures: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, Number(value.toFixed(2))]));
}
