import lighthouse, { type Flags } from 'lighthouse';
import { openBrowser } from './browser.ts';

/** Milliseconds, but for `cls`. */
export type Paint = { fcp: number; lcp: number; tbt: number; cls: number };

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Record<(typeof CATEGORIES)[number], number>;

/** What Lighthouse says of a page. `failed`: the audits that cost a score, by their id. */
export type Report = Paint & { scores: Partial<Scores>; failed: string[] };

/**
 * `usual` is Lighthouse's own phone and line, worked out from a run at full speed. `slow` really waits: 400 ms for each answer,
 * 400 kbit/s, a processor six times slower.
 */
const LINES = {
  usual: {},
  slow: {
    throttlingMethod: 'devtools',
    throttling: {
      requestLatencyMs: 400,
      downloadThroughputKbps: 400,
      uploadThroughputKbps: 400,
      cpuSlowdownMultiplier: 6,
      rttMs: 400,
      throughputKbps: 400,
    },
  },
} satisfies Record<string, Flags>;
export type Line = keyof typeof LINES;

/** A page's script starts when the phone is idle, three seconds after loading at the latest: its work has to be seen. */
const UNTIL_SCRIPT_STARTED_MS = 4_000;

/** On a busy machine a browser now and then shows nothing in time. That is no figure, and no reason to lose an hour's work. */
const ATTEMPTS = 3;

/** Opens a page as on a first visit, in a browser of its own, and asks Lighthouse. */
export async function askLighthouse(
  url: string,
  line: Line,
  categories: readonly (keyof Scores)[] = ['performance'],
): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askOnce(url, line, categories);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.warn(`Asked once more: ${error instanceof Error ? error.message : error}`);
    }
  }
}

async function askOnce(url: string, line: Line, categories: readonly (keyof Scores)[]): Promise<Report> {
  const { browser, port } = await openBrowser();
  try {
    const result = await lighthouse(url, {
      ...LINES[line],
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      disableFullPageScreenshot: true,
      pauseAfterLoadMs: UNTIL_SCRIPT_STARTED_MS,
    });
    if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
    const { audits, categories: scored, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const figure = (id: string): number => {
      const value = audits[id]?.numericValue;
      if (value === undefined) throw new Error(`Lighthouse has no ${id} of ${url}`);
      return value;
    };
    return {
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      scores: Object.fromEntries(
        categories.map((category) => [category, Math.round((scored[category]?.score ?? 0) * 100)]),
      ),
      failed: categories.flatMap((category) =>
        (scored[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
      ),
    };
  } finally {
    await browser.close();
  }
}
