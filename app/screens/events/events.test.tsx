import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Language } from '#app/i18n/language.ts';
import { WordsContext } from '#app/i18n/WordsContext.ts';
import { wordsFor } from '#app/i18n/words.server.ts';
import EventsScreen from './route.tsx';

function renderWithoutEvents(language: Language): string {
  const loaderData = { events: [], page: { title: 'Past events', description: '' } };
  const props = { loaderData, params: {}, matches: [] } as unknown as ComponentProps<typeof EventsScreen>;
  return renderToStaticMarkup(
    <WordsContext value={wordsFor(language)}>
      <MemoryRouter initialEntries={[language === 'mr' ? '/mr/notices/pastevents' : '/notices/pastevents']}>
        <EventsScreen {...props} />
      </MemoryRouter>
    </WordsContext>,
  );
}

describe('the past events', () => {
  it.each([
    { language: 'en' as const, message: 'No past events found.' },
    { language: 'mr' as const, message: 'झालेले कोणतेही कार्यक्रम आढळले नाहीत.' },
  ])('show a message when there are none, in $language', ({ language, message }) => {
    expect(renderWithoutEvents(language)).toContain(message);
  });
});
