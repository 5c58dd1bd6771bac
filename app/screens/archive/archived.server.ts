import type { Language } from '#app/i18n/language.ts';
import { retiredEntries } from '#app/model/archive/retired.server.ts';
import { retiredText } from '#app/model/archive/retiredText.server.ts';
import { expired } from '#app/model/archive/rules.ts';
import { events } from '#app/model/events/data.server.ts';
import { pastEvents } from '#app/model/events/rules.ts';
import { fileBytes } from '#app/model/files.server.ts';
import { dayAfter } from '#app/model/indiaTime.ts';
import { notices } from '#app/model/notices/data.server.ts';
import { combineProvenance } from '#app/model/provenanceOfAll.server.ts';
import { AS_OF } from '#app/model/site/asOf.server.ts';

/** Collects expired notices, past events and retired entries; `since` is the day they were archived. */
export function archived(language: Language) {
  const overNotices = expired(notices, AS_OF);
  const overEvents = pastEvents(events, AS_OF);
  return {
    provenance: combineProvenance([...overNotices, ...overEvents]),
    notices: overNotices.map(({ id, title, date, pdfUrl, since, sample }) => {
      const file = pdfUrl[language];
      return { id, title: title[language], date, file, bytes: fileBytes(file), since, sample };
    }),
    events: overEvents.map(({ id, title, endDate, sample }) => ({
      id,
      title: title[language],
      since: dayAfter(endDate),
      sample,
    })),
    retired: retiredEntries.map((entry) => retiredText(entry, language)),
  };
}

export type Archived = ReturnType<typeof archived>;
