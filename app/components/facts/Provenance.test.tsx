import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { WordsContext } from '#app/i18n/WordsContext.ts';
import { wordsFor } from '#app/i18n/words.server.ts';
import { renderPart } from '#tests/fixtures/renderPart.tsx';
import { Provenance } from './Provenance.tsx';
import { ReportContext } from './ReportContext.ts';

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

it('Provenance shows no part for sources when there are none', () => {
  expect(renderPart(<Provenance entry={{ asOf: '2025-07-22', sources: [] }} />)).not.toContain('<details');
});

describe.each(LANGUAGES)('the link to report an error, in "%s"', (language) => {
  const report = { email: 'office@example.org', address: 'https://a.example/b%20c' };
  const hrefIn = (html: string) => /href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const entry = { asOf: '2025-07-22' };

  it('begins an e-mail that names the page and the day of its facts', () => {
    const href = hrefIn(
      renderPart(
        <ReportContext value={report}>
          <Provenance entry={entry} />
        </ReportContext>,
        language,
      ),
    );
    const { pathname, searchParams } = new URL(href);
    expect([pathname, searchParams.get('subject')]).toEqual([report.email, `${report.address} ${entry.asOf}`]);
  });

  it('leads to the page of feedback if there is no e-mail address', () => {
    expect(hrefIn(renderPart(<Provenance entry={entry} />, language))).toBe(
      { en: '/feedback', mr: '/mr/feedback' }[language],
    );
  });
});
