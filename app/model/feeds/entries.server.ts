import { createHash } from 'node:crypto';
import type { Language } from '#app/i18n/language.ts';
import { cautionedTitle } from '../cautions.ts';
import { cautionTranslator } from '../cautionWords.server.ts';
import { events } from '../events/data.server.ts';
import { fileBytes } from '../files.server.ts';
import { home, latestUpdates } from '../home/data.server.ts';
import { localize } from '../localize.ts';
import { noticesInForce } from '../notices/data.server.ts';
import * as pageOf from '../pageOf.ts';

/** `name`: a stable id, the same in both languages. `path`: path of the page without language. */
export type FeedEntry = {
  name: string;
  title: string;
  summary?: string;
  path: string;
  published?: string;
  updated: string;
  pdf?: { path: string; bytes: number };
};

const NOTICES = '/notices/notices';

/** Lists notices in force, events, tenders and updates, newest first. Omits sample events and all updates that link to the notices page. */
export function feedEntries(language: Language): FeedEntry[] {
  const { aboutDepartment, asOf } = home;
  const t = cautionTranslator(language);
  const all: FeedEntry[] = [
    ...localize(noticesInForce, language).map(({ id, title, date, asOf: updated, pdfUrl, ...notice }) => ({
      name: `notice/${id}`,
      title: cautionedTitle(title, notice, t, language),
      path: NOTICES,
      published: date,
      updated,
      pdf: { path: pdfUrl, bytes: fileBytes(pdfUrl) },
    })),
    ...events
      .filter(({ sample }) => !sample)
      .map((event) => ({
        name: `event/${event.id}`,
        title: cautionedTitle(event.title[language], event, t, language),
        summary: event.description[language],
        path: pageOf.events(event.id),
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
        name: `update${path}/${hash(text.en)}`,
        title: text[language],
        path,
        published: date,
        updated: asOf,
      })),
  ];
  return all.sort((a, b) => (b.published ?? b.updated).localeCompare(a.published ?? a.updated));
}

/** Hashes a text to distinguish updates about the same page. */
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6);
