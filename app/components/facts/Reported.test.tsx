import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { WordsContext } from '#app/i18n/WordsContext.ts';
import { wordsFor } from '#app/i18n/words.server.ts';
import { Reported } from './Reported.tsx';

const report = {
  text: 'A higher amount.',
  since: '2025-10-01',
  ask: 'The office',
  sources: ['https://news.example/a'],
};

it.each(LANGUAGES)('Reported shows text, date, office to ask and source of a report, in "%s"', (language) => {
  const html = renderToStaticMarkup(
    <WordsContext value={wordsFor(language)}>
      <MemoryRouter initialEntries={[language === 'mr' ? '/mr' : '/']}>
        <Reported report={report} />
      </MemoryRouter>
    </WordsContext>,
  );
  const day = { en: '1 October 2025', mr: '१ ऑक्टोबर २०२५' }[language];
  for (const part of [report.text, day, report.ask, ...report.sources]) expect(html).toContain(part);
});
