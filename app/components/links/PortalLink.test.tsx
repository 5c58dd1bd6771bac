import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Language } from '#app/i18n/language.ts';
import { WordsContext } from '#app/i18n/WordsContext.ts';
import { wordsFor } from '#app/i18n/words.server.ts';
import type { PortalTrouble as Trouble } from '#app/model/portals/data.server.ts';
import { PortalTrouble } from './PortalLink.tsx';

function markup(trouble: Trouble | undefined, language: Language): string {
  return renderToStaticMarkup(
    <WordsContext value={wordsFor(language)}>
      <MemoryRouter initialEntries={[language === 'mr' ? '/mr' : '/']}>
        <PortalTrouble trouble={trouble} />
      </MemoryRouter>
    </WordsContext>,
  );
}

describe('PortalTrouble', () => {
  it('renders nothing for a portal without a known problem', () => {
    expect(markup(undefined, 'en')).toBe('');
  });

  it.each([
    { language: 'en', is: 'down', words: 'This site did not open when we looked on 3 March 2026.' },
    { language: 'mr', is: 'down', words: '३ मार्च २०२६ रोजी आम्ही पाहिले तेव्हा हे संकेतस्थळ उघडले नाही.' },
    { language: 'en', is: 'moved', words: 'When we looked on 3 March 2026, this site had moved to another address.' },
    { language: 'mr', is: 'moved', words: '३ मार्च २०२६ रोजी आम्ही पाहिले तेव्हा या संकेतस्थळाचा पत्ता बदललेला होता.' },
    { language: 'en', is: 'unknown', words: 'Its web address is not known yet.' },
    { language: 'mr', is: 'unknown', words: 'संकेतस्थळाचा पत्ता अजून माहीत नाही.' },
  ] as const)('explains in "$language" that the status of the portal is $is', ({ language, is, words }) => {
    expect(markup({ is, since: '2026-03-03' }, language)).toContain(words);
  });

  it('appends a note from the department', () => {
    expect(markup({ is: 'down', since: '2026-03-03', note: 'Apply on paper.' }, 'en')).toMatch(
      /ask the office\. Apply on paper\.</,
    );
  });
});
