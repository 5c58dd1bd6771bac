import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { events } from '#app/model/events/data.server.ts';
import { schemaErrors } from '#tests/site/vocabulary.ts';
import { eventData } from './entries.server.ts';

describe.each(LANGUAGES)('the data of an event in "%s"', (language) => {
  it('is told in the words of schema.org', () => {
    for (const event of events) {
      const [told] = eventData({ ...event, sample: undefined }, language);
      expect(told).toMatchObject({ '@type': 'Event', name: event.title[language], startDate: event.startDate });
      expect(schemaErrors({ ...(told as object) })).toEqual([]);
    }
  });

  it('is not told as long as the event is a sample', () => {
    for (const event of events) expect(eventData({ ...event, sample: true }, language)).toEqual([]);
  });
});
