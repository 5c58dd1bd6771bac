import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Retired } from '#app/model/archive/kinds.server.ts';
import { SCREENS } from '#app/screens.ts';
import { findFiles } from './where.ts';

describe('the files of a page', () => {
  it.each(Object.entries(SCREENS).filter(([path]) => path !== '/*'))('are found for %s', (path, folder) => {
    const files = findFiles(path.replace(/:\w+/, '1'));
    expect(files?.screen).toBe(`app/screens/${folder}/route.tsx`);
    expect(existsSync(files?.screen ?? '')).toBe(true);
  });

  it.each(['/about', '/mr/about', '/about/', 'https://sahayya.example/mr/about?from=home#main'])(
    'are the same for every form of the address: %s',
    (address) => {
      expect(findFiles(address)).toEqual({
        answer: '200',
        addresses: ['/about', '/mr/about'],
        screen: 'app/screens/information/route.tsx',
        loads: expect.arrayContaining(['app/model/pages/data.server.ts']),
        texts: ['words/en/site/information.json', 'words/mr/site/information.json'],
        content: expect.arrayContaining(['content/pages/about.yaml']),
        tests: expect.any(Array),
      });
    },
  );

  it.each([
    ['/hostels/governmenthostels', ['content/institutions/government-hostels.yaml', 'content/hostels']],
    ['/grievancesredressal', ['content/pages/grievances-redressal.yaml']],
    ['/scheme', ['content/schemes', 'content/categories']],
  ])('include the content that the screen at %s loads', (address, files) => {
    expect(findFiles(address)?.content).toEqual(expect.arrayContaining(files));
  });

  it('include the unit tests and journeys of its screen', () => {
    const { tests } = findFiles('/search') ?? {};
    expect(tests).toContain('app/screens/search/searchParams.test.ts');
    expect(tests).toContain('tests/e2e/screens/search.spec.ts');
  });

  it.each([
    ['/mr/scheme/old', '410, since 2027-01-01: Ended.'],
    ['/mr/scheme/old/sheet', '410, since 2027-01-01: Ended.'],
    ['/pdfs/new.pdf', '301 to /papers, since 2027-01-01: Ended.'],
  ])('are given with the reason why a retired address has no page: %s', (address, answer) => {
    const why = { title: { en: '', mr: '' }, on: '2027-01-01', why: { en: 'Ended.', mr: '' }, source: [] };
    const files = ['/scheme/old/sheet', '/mr/scheme/old/sheet'];
    const retired: Retired[] = [
      { kind: 'schemes', id: 'old', list: '/scheme', page: '/scheme/old', files, ...why },
      { kind: 'notices', id: 'new', list: '/papers', replacedBy: '/papers', files: ['/pdfs/new.pdf'], ...why },
    ];
    expect(findFiles(address, retired)).toMatchObject({ answer, because: expect.any(Array) });
  });

  it('come with the answer "no entry" if no entry has the address', () => {
    expect(findFiles('/scheme/no-such-scheme')?.answer).toMatch('no entry');
  });

  it('are undefined for an address without a screen', () => {
    expect(findFiles('/no/such/page')).toBeUndefined();
  });
});
