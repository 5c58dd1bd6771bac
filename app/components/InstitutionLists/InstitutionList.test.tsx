import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '#app/i18n/words.server.ts';
import type { InstitutionList as List } from '#app/model/institutions/lists.server.ts';
import { InstitutionList } from './InstitutionList.tsx';

function aList(change: Partial<List> = {}): List {
  return {
    id: 'residential-schools',
    category: 'Residential Schools',
    description: 'Schools with free lodging.',
    reviewed: '2025-07-22',
    confidence: 'high',
    sample: undefined,
    accessible: { href: '/pdfs/a.pdf', bytes: 41_000 },
    districts: [],
    ...change,
  };
}

function pageOf(list: List): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={wordsFor('en')}>
      <MemoryRouter>
        <InstitutionList list={list} chosen />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

describe('a category of institutions', () => {
  it('says so when it is empty', () => {
    const page = pageOf(aList());
    expect(page).toContain('No Data Found..!');
    expect(page).not.toContain('<table');
  });

  it('offers its accessible version with the size, empty or not', () => {
    expect(pageOf(aList())).toContain('Accessible version (PDF, 41 KB)');
  });

  it('says which district has a list without names, and does not invent any', () => {
    const thane = { id: 'thane', name: 'Thane', institutions: [], hostels: [] } as const;
    const page = pageOf(aList({ districts: [{ ...thane, institutions: [], hostels: [], document: undefined }] }));
    expect(page).toContain('No names are published for this district yet.');
    expect(page).toContain('No list');
  });
});
