import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { events } from '#app/model/events/data.server.ts';
import { schemaErrors } from '#tests/site/vocabulary.ts';
import { eventData } from './things.server.ts';

describe.each(LANGUAGES)('the structured data of an event in "%s"', (language) => {
  it('uses only types and properties of schema.org', () => {
    for (const event of events) {
      const [data] = eventData({ ...event, sample: undefined, confidence: 'high' }, language);
      expect(data).toMatchObject({ '@type': 'Event', name: event.title[language], startDate: event.startDate });
      expect(schemaErrors({ ...(data as object) })).toEqual([]);
    }
  });

  it('is empty for a sample', () => {
    for (const event of events) expect(eventData({ ...event, sample: true }, language)).toEqual([]);
  });
});
