import { describe, expect, it } from 'vitest';
import { renderScreen } from '#tests/fixtures/renderPart.tsx';
import EventsScreen from './route.tsx';

describe('the past events', () => {
  it.each([
    { language: 'en' as const, message: 'No past events found.' },
    { language: 'mr' as const, message: 'झालेले कोणतेही कार्यक्रम आढळले नाहीत.' },
  ])('show a message when there are none, in $language', ({ language, message }) => {
    const loaderData = { events: [], page: { title: 'Past events', description: '' } };
    expect(renderScreen(EventsScreen, loaderData, language, '/notices/pastevents')).toContain(message);
  });
});
