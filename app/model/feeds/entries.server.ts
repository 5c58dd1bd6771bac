import { createHash } from 'node:crypto';
import type { Language } from '#app/i18n/language.ts';
import { events } from '../events/data.server.ts';
import { fileBytes } from '../files.server.ts';
import { home, latestUpdates } from '../home/data.server.ts';
import { localize } from '../localize.ts';
import { noticesInForce } from '../notices/data.server.ts';

export type FeedEntry = {
  /** Stays the same as long as it is the same piece of news; the same in both languages. */
  name: string;
  title: string;
  summary?: string;
  /** Path of the page that tells it, without language. */
  path: string;
  published?: string;
  updated: string;
  pdf?: { path: string; bytes: number };
};

const NOTICES = '/notices/notices';

/**
 * Notices in force, updates, tenders and events, newest first. Samples are left out: a feed shows no note. So is an update that
 * leads to the notices, which are here themselves.
 */
export function feedEntries(language: Language): FeedEntry[] {
  const { aboutDepartment, asOf } = home;
  const all: FeedEntry[] = [
    ...localize(noticesInForce, language).map(({ id, title, date, asOf: updated, pdfUrl }) => ({
      name: `notice/${id}`,
      title,
      path: NOTICES,
      published: date,
      updated,
      pdf: { path: pdfUrl, bytes: fileBytes(pdfUrl) },
    })),
    ...events
      .filter(({ sample }) => !sample)
      .map((event) => ({
        name: `event/${event.id}`,
        title: event.title[language],
        summary: event.description[language],
        path: `/notices/events/${event.id}`,
        published: event.postedDate,
        updated: event.asOf,
      })),
    ...aboutDepartment.tenders.map(({ title, date, path }) => ({
      name: `tender/${date}${path}`,
      title: title[language],
      path,
      published: date,
      updated: asOf,
    })),
    ...latestUpdates
      .filter(({ path }) => path !== NOTICES)
      .map(({ date, text, path }) => ({
        name: `update${path}/${mark(text.en)}`,
        title: text[language],
        path,
        published: date,
        updated: asOf,
      })),
  ];
  return all.sort((a, b) => (b.published ?? b.updated).localeCompare(a.published ?? a.updated));
}

/** Two updates may be about one page. */
const mark = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6);
