import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { WordsContext } from '#app/i18n/WordsContext.ts';
import { wordsFor } from '#app/i18n/words.server.ts';
import { renderPart } from '#tests/fixtures/renderPart.tsx';
import { ErrorReportContext } from './ErrorReportContext.ts';
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
  expect(details).toContain({ en: 'Where this information comes from', mr: 'ही माहिती कुठून घेतली' }[language]);
  expect(details).toContain('href="https://a.example/a"');
  expect(details).toContain('202504301601051222');
});

it('Provenance shows no list of sources if an entry has no sources', () => {
  expect(renderPart(<Provenance entry={{ asOf: '2025-07-22', sources: [] }} />)).not.toContain('<details');
});

describe.each(LANGUAGES)('the link to report an error, in "%s"', (language) => {
  const report = { email: 'office@example.org', address: 'https://a.example/b%20c' };
  const hrefIn = (html: string) => /href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const entry = { asOf: '2025-07-22' };

  it('opens an e-mail whose subject has the address of the page and the date of its facts', () => {
    const href = hrefIn(
      renderPart(
        <ErrorReportContext value={report}>
          <Provenance entry={entry} />
        </ErrorReportContext>,
        language,
      ),
    );
    const { pathname, searchParams } = new URL(href);
    expect([pathname, searchParams.get('subject')]).toEqual([report.email, `${report.address} ${entry.asOf}`]);
  });

  it('links to the feedback page if the site has no e-mail address for reports', () => {
    expect(hrefIn(renderPart(<Provenance entry={entry} />, language))).toBe(
      { en: '/feedback', mr: '/mr/feedback' }[language],
    );
  });
});
