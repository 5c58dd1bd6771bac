import { join } from 'node:path';
import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';
import { startEmbedded } from '#scripts/load/hosts.ts';
import { PAGE_KINDS, PAGES } from '#scripts/load/visits.ts';
import { layBareSite } from './bare.ts';
import { median } from './figures.ts';
import { askLighthouse, CATEGORIES, type Line, type Paint, type Report, type Scores } from './paint.ts';
import { type TouchTime, timeTouches } from './touches.ts';
import { type Fetched, recordVisit } from './visit.ts';

/** A page on one line: itself, and bare of script and fonts. */
export type Pair = { page: Paint; bare: Paint };

export type PageResult = {
  kind: string;
  language: Language;
  fetched: Fetched[];
  lines: Record<Line, Pair>;
  scores: Scores;
  /** Lighthouse's audits that cost a score, by their id. */
  failed: string[];
};

export type Touches = { name: string; language: Language; median: number; worst: number };

export type PagesResult = { rounds: number; pages: PageResult[]; touches: Touches[] };

const LINES: readonly Line[] = ['usual', 'slow'];

/** Measures a page of each kind in both languages so many times; the bare page comes right after the page, from the same program. */
export async function measurePages(
  site: string,
  names: string[],
  rounds: number,
  say: (what: string) => void,
): Promise<PagesResult> {
  const kinds = Object.entries(PAGE_KINDS).filter(([kind]) => names.includes(kind));
  if (kinds.length !== names.length) throw new Error(`The kinds are ${Object.keys(PAGE_KINDS).join(', ')}.`);
  const bareFolder = join('.reports/bench/bare');
  layBareSite(site, bareFolder, PAGES);
  const host = await startEmbedded(site);
  const bare = await startEmbedded(bareFolder);
  try {
    const runs: Run[] = [];
    const times: TouchTime[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      for (const [kind, plain] of kinds)
        for (const language of LANGUAGES) {
          say(`round ${round} of ${rounds}: ${kind}, ${language}`);
          const path = pathIn(language, plain);
          for (const line of LINES) {
            // Scores of kinds that do not change from run to run are asked for once.
            const categories = round === 1 && line === 'usual' ? CATEGORIES : (['performance'] as const);
            const page = await askLighthouse(host.base + path, line, categories);
            runs.push({ kind, language, line, page, bare: await askLighthouse(bare.base + path, line) });
          }
        }
      for (const language of LANGUAGES) times.push(...(await timeTouches(host.base, language)));
    }
    const pages: PageResult[] = [];
    for (const [kind, plain] of kinds)
      for (const language of LANGUAGES) {
        const fetched = await recordVisit(host.base + pathIn(language, plain));
        pages.push({ kind, language, fetched, ...summary(runs.filter(isOf(kind, language))) });
      }
    return { rounds, pages, touches: summaryOfTouches(times) };
  } finally {
    await host.stop();
    await bare.stop();
  }
}

type Run = { kind: string; language: Language; line: Line; page: Report; bare: Report };

const isOf = (kind: string, language: Language) => (run: Run) => run.kind === kind && run.language === language;

function summary(runs: Run[]): Pick<PageResult, 'lines' | 'scores' | 'failed'> {
  const pairOf = (line: Line): Pair => {
    const own = runs.filter((run) => run.line === line);
    return { page: middle(own.map(({ page }) => page)), bare: middle(own.map((run) => run.bare)) };
  };
  const usual = runs.filter(({ line }) => line === 'usual').map(({ page }) => page);
  const score = (category: keyof Scores) => median(usual.flatMap(({ scores }) => scores[category] ?? []));
  return {
    lines: { usual: pairOf('usual'), slow: pairOf('slow') },
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    failed: [...new Set(usual.flatMap(({ failed }) => failed))],
  };
}

function middle(paints: Paint[]): Paint {
  const of = (figure: keyof Paint) => median(paints.map((paint) => paint[figure]));
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') };
}

function summaryOfTouches(times: TouchTime[]): Touches[] {
  return Object.values(Object.groupBy(times, ({ name, language }) => `${name} ${language}`)).flatMap((own = []) => {
    const [first] = own;
    if (first === undefined) return [];
    const all = own.map(({ ms }) => ms);
    return { name: first.name, language: first.language, median: median(all), worst: Math.max(...all) };
  });
}
