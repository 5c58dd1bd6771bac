import { LANGUAGES, type Language, pathIn } from '../../app/i18n/language.ts';
import { schemes } from '../../app/model/schemes/data.server.ts';
import { startServerProcess } from '../../tests/delivery/hosts/server-process.ts';
import { bare, type Measured, measureInTurn, rounded, worse } from '../measure.ts';
import { visitWeight } from '../visit.ts';
import { buildPeers } from './build.ts';

/** The same scheme on each site. */
const PAGES = {
  'this site': (language: Language) => pathIn(language, `/scheme/${schemes[0]?.id}`),
  starlight: (language: Language) => `/starlight${pathIn(language, `/${schemes[0]?.id}`)}`,
  docusaurus: (language: Language) => `/docusaurus${pathIn(language, `/docs/${schemes[0]?.id}`)}`,
};

type Site = keyof typeof PAGES;

/** Builds the starters with the schemes of this site, and measures all from one server. */
export async function comparePeers(site: string, rounds: number, chromium: string): Promise<void> {
  const host = await startServerProcess(await buildPeers(site));
  const rows: Record<string, object> = {};
  try {
    for (const language of LANGUAGES) {
      console.info(language);
      const urls = Object.entries(PAGES).map(([name, path]) => [name as Site, host.origin + path(language)] as const);
      const own = host.origin + PAGES['this site'](language);
      const pages = Object.fromEntries(urls.map(([name, url]) => [name, { url }])) as Record<Site, { url: string }>;
      const measured = await measureInTurn({ bare: bare(own), ...pages }, rounds);
      for (const [name, url] of urls)
        rows[`${name}, ${language}`] = rounded({ ...worse(measured, name), ...(await visitWeight(url, chromium)) });
      rows[`bare page, ${language}`] = rounded(worse(measured, 'bare'));
      printWays(measured);
    }
    console.table(rows);
  } finally {
    await host.stop();
  }
}

function printWays(measured: Measured<Site | 'bare'>): void {
  for (const [way, sites] of Object.entries(measured)) {
    console.info(way);
    console.table(Object.fromEntries(Object.entries(sites).map(([name, figures]) => [name, rounded(figures)])));
  }
}
