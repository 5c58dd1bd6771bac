import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { events } from '#app/model/events/data.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { type Fetched, recordVisit } from '#scripts/bench/visit.ts';
import { startEmbedded } from './hosts.ts';
import type { Visit } from './shoot.ts';

/** A page of each kind that counts most, by the name that the tables give it. */
export const PAGE_KINDS = {
  home: '/',
  schemes: '/scheme',
  'a scheme': `/scheme/${schemes[0]?.id}`,
  hostels: '/hostels/governmenthostels',
  'an office': '/office/social',
  services: '/citizen/services',
  'an event': `/notices/events/${events[0]?.id}`,
} as const;

/** Their addresses in both languages. */
export const PAGES = Object.values(PAGE_KINDS).flatMap((path) => LANGUAGES.map((language) => pathIn(language, path)));

/** What a phone asks for when it comes to each of the pages for the first time, page after page. */
export async function recordFirstVisits(site: string): Promise<Fetched[]> {
  const host = await startEmbedded(site);
  try {
    const visits: Fetched[] = [];
    for (const path of PAGES) visits.push(...(await recordVisit(host.base + path)));
    return visits.filter(({ when }) => when !== 'background');
  } finally {
    await host.stop();
  }
}

/** Later visits: the pages alone, with the mark of the copy that the browser has. What never changes is not asked for. */
export async function laterVisits(base: string): Promise<Visit[]> {
  return Promise.all(
    PAGES.map(async (path) => {
      const answer = await fetch(base + path, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      return { path, headers: { 'if-none-match': answer.headers.get('etag') ?? '' } };
    }),
  );
}
