import { describe, expect, it } from 'vitest';
import type { Language } from '#app/i18n/language.ts';
import { calendarPath } from '#app/model/events/rules.ts';
import { renderPart } from '#tests/fixtures/renderPart.tsx';
import { EventDetails } from './route.tsx';

const camp = {
  id: 907,
  title: 'Camp for caste certificates',
  description: 'Officers take applications.',
  imageAlt: 'Drawing: people at a table',
  image: {
    stem: '/pictures/events/event-7.0a1b2c3d',
    width: 960,
    height: 720,
    fallback: 'svg' as const,
    leastBytes: 5120,
  },
  postedDate: '2026-01-05',
  startDate: '2026-01-30',
  endDate: '2026-01-31',
  venue: 'Konkan Bhavan',
  fullDescription: ['Bring your papers.'],
  confidence: 'high' as const,
  asOf: '2026-01-05',
};

function renderEvent(language: Language, { past, calendar }: { past: boolean; calendar: string | undefined }): string {
  const event = { ...camp, sharedTitle: camp.title, past, listening: { minutes: 1, call: undefined }, calendar };
  return renderPart(<EventDetails event={event} />, language, '/notices/events/907');
}

describe('the page of an event', () => {
  it.each([
    { language: 'en' as const, words: 'Add to calendar', file: '/notices/events/907/event.ics' },
    { language: 'mr' as const, words: 'दिनदर्शिकेत नोंदवा', file: '/mr/notices/events/907/event.ics' },
  ])('links to the calendar file of a future event, in $language', ({ language, words, file }) => {
    const page = renderEvent(language, { past: false, calendar: calendarPath(camp.id, language) });
    expect(page).toMatch(new RegExp(`<a [^>]*href="${file}"[^>]*>.*?${words}</a>`));
  });

  it('has no calendar file for a past event, and links back to the past events', () => {
    const page = renderEvent('en', { past: true, calendar: undefined });
    expect(page).not.toContain('Add to calendar');
    expect(page).toMatch(/<a [^>]*href="\/notices\/pastevents"[^>]*>.*?Back to events<\/a>/);
  });
});
