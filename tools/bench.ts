/**
 * `npm run bench`: measures a page of each kind with Lighthouse, with and without scripts and fonts, then the response times
 * to taps and keys, then how long a search takes on a slow line. Options: `-- --rounds 1`, `--kinds home,hostels`, `--site FOLDER`, and `--record`, which writes the ratios
 * to recorded.json. Exits with code 1 if a page misses a target and is slower than recorded.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { LANGUAGES, pathIn } from '../app/i18n/language.ts';
import { events } from '../app/model/events/data.server.ts';
import { schemes } from '../app/model/schemes/data.server.ts';
import { startServerProcess } from '../tests/delivery/hosts/server-process.ts';
import prepareBrowsers, { chooseBrowser } from '../tests/e2e/support/browsers.ts';
import { bare, measureInTurn, rounded, slowPaint, worse } from './measure.ts';
import { searchTimes } from './searchTime.ts';
import { touchTimes } from './touches.ts';

/** In milliseconds, except: `cls` has no unit, `score` is out of 100, `ratio` is the LCP divided by the bare page's LCP. */
const TARGETS = { lcp: 1100, slowLcp: 2000, ratio: 1.05, tbt: 20, cls: 0.02, score: 100, touch: 100, search: 3000 };

/** Typical difference between the ratios of two runs on an idle machine. */
const NOISE = 0.05;

const RECORDED = join(import.meta.dirname, 'recorded.json');

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

await prepareBrowsers();
const { executablePath = chromium.executablePath(), env } = chooseBrowser();
Object.assign(process.env, env, { CHROME_PATH: executablePath });
const rounds = Number(values.rounds);
console.info('Limits:');
console.table([TARGETS]);
await measurePages();

async function measurePages(): Promise<void> {
  const recorded: Record<string, number> = existsSync(RECORDED) ? JSON.parse(readFileSync(RECORDED, 'utf8')) : {};
  const kinds = values.kinds?.split(',') ?? Object.keys(PAGE_KINDS);
  const pages = Object.entries(PAGE_KINDS)
    .filter(([kind]) => kinds.includes(kind))
    .flatMap(([kind, path]) =>
      LANGUAGES.map((language) => ({ name: `${kind}, ${language}`, path: pathIn(language, path) })),
    );
  const host = await startServerProcess(values.site);
  const rows: Record<string, object> = {};
  const ratios: Record<string, number> = {};
  try {
    for (const { name, path } of pages) {
      console.info(name);
      const url = host.origin + path;
      const measured = await measureInTurn({ page: { url }, bare: bare(url) }, rounds);
      const figures = { ...worse(measured, 'page'), slowLcp: await slowPaint(url, rounds) };
      const { lcp: bareLcp, tbt: bareTbt } = worse(measured, 'bare');
      ratios[name] = Number(figures.ratio.toFixed(2));
      const missed = [
        ...(['lcp', 'slowLcp', 'ratio', 'tbt', 'cls'] as const).filter((key) => figures[key] > TARGETS[key]),
        ...(figures.score < TARGETS.score ? ['score'] : []),
      ];
      const isSlower = figures.ratio > (recorded[name] ?? TARGETS.ratio) + NOISE;
      if (missed.length > 0 && isSlower) process.exitCode = 1;
      rows[name] = {
        ...rounded({ ...figures, bareLcp, bareTbt }),
        recorded: recorded[name] ?? '–',
        missed: missed.join(', '),
      };
    }
    console.table(rows);
    const touches = await touchTimes(host.origin, executablePath);
    console.table(touches.map((touch) => ({ ...touch, missed: touch.ms > TARGETS.touch })));
    const searches = await searchTimes(host.origin, executablePath, rounds);
    console.table(searches.map((search) => ({ ...search, missed: search.ms > TARGETS.search })));
  } finally {
    await host.stop();
  }
  if (values.record) writeFileSync(RECORDED, `${JSON.stringify({ ...recorded, ...ratios }, null, 2)}\n`);
}
