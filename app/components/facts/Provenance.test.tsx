import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { WordsContext } from '#app/i18n/WordsContext.ts';
import { wordsFor } from '#app/i18n/words.server.ts';
import { Provenance } from './Provenance.tsx';

it.each(LANGUAGES)('Provenance lists the sources with their addresses in a closed <details>, in "%s"', (language) => {
  const sources = [
    { kind: 'address' as const, address: 'https://a.example/a' },
    { kind: 'resolution' as const, code: '202504301601051222' },
  ];
  const html = renderToStaticMarkup(
    <WordsContext value={wordsFor(language)}>
      <MemoryRouter initialEntries={[language === 'mr' ? '/mr' : '/']}>
        <Provenance entry={{ asOf: '2025-07-22', sources }} />
      </MemoryRouter>
    </WordsContext>,
  );
  const details = /<details[^>]*>(.*)<\/details>/s.exec(html)?.[1];
  expect(details).toContain({ en: 'Sources', mr: 'स्रोत' }[language]);
  expect(details).toContain('href="https://a.example/a"');
  expect(details).toContain('202504301601051222');
});
