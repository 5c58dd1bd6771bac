import { describe, expect, it } from 'vitest';
import type { Event } from '#app/model/events/schema.server.ts';
import { startOfDayInIndia } from '#app/model/indiaTime.ts';
import { calendars } from './calendars.ts';

const both = (en: string) => ({ en, mr: 'मेळावा' });
const rally: Event = {
  id: 907,
  title: both('Made-up rally, with a comma'),
  description: both('A rally.'),
  image: '/pictures/made-up.svg',
  imageAlt: both('A drawing'),
  postedDate: '2030-06-01',
  startDate: '2030-06-26',
  endDate: '2030-06-26',
  venue: both('A place'),
  fullDescription: [both('A rally.')],
  source: ['A source'],
  confidence: 'high',
  asOf: '2030-06-01',
};

describe('the calendar files of the site', () => {
  it('exist in each language for an upcoming event', () => {
    const files = calendars([rally], startOfDayInIndia('2030-01-01'));
    expect([...files.keys()]).toEqual(['/notices/events/907/event.ics', '/mr/notices/events/907/event.ics']);
    for (const file of files.values()) expect(file).toMatch(/^DTSTART;VALUE=DATE:20300626\r$/m);
    expect(files.get('/notices/events/907/event.ics')).toContain('SUMMARY;LANGUAGE=en:Made-up rally\\, with a comma');
    expect(files.get('/mr/notices/events/907/event.ics')).toContain(`SUMMARY;LANGUAGE=mr:${rally.title.mr}`);
  });

  it('do not exist for a past event', () => {
    expect(calendars([rally], startOfDayInIndia('2030-06-27')).size).toBe(0);
  });
});
