import { describe, expect, it } from 'vitest';
import { events } from '#app/model/events/data.server.ts';
import { startOfDayInIndia } from '#app/model/events/rules.ts';
import type { Event } from '#app/model/events/schema.server.ts';
import { calendarsOf } from './calendars.ts';

const [first] = events as [Event];
const rally: Event = { ...first, id: 7, startDate: '2030-06-26', endDate: '2030-06-26', sample: undefined };

describe('the calendar files of the site', () => {
  it('are one for each language of an event that lies ahead', () => {
    const files = calendarsOf([rally], startOfDayInIndia('2030-01-01'));
    expect([...files.keys()]).toEqual(['/notices/events/7/event.ics', '/mr/notices/events/7/event.ics']);
    for (const file of files.values()) expect(file).toMatch(/^DTSTART;VALUE=DATE:20300626\r$/m);
    expect(files.get('/notices/events/7/event.ics')).toContain(`SUMMARY;LANGUAGE=en:${rally.title.en}`);
    expect(files.get('/mr/notices/events/7/event.ics')).toContain(`SUMMARY;LANGUAGE=mr:${rally.title.mr}`);
  });

  it('are none when the event is over', () => {
    expect(calendarsOf([rally], startOfDayInIndia('2030-06-27')).size).toBe(0);
  });
});
