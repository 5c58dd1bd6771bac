import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { formatPlace } from '#app/model/problems/sentences.ts';
import { findReferences, retiredReferences } from './references.ts';

const FILES = {
  'site.yaml': "lastUpdated: '2027-05-01'\n",
  'schemes/old-grant.yaml': 'id: old-grant\n',
  'schemes/new-grant.yaml':
    "id: new-grant\nrelated: [old-grant, older-grant]\nsummary: { en: 'Up to {{schemes/old-grant.aid}}' }\n",
  'schemes/closed-grant.yaml':
    'id: closed-grant\nrelated: [old-grant]\nretired:\n  on: 2027-05-01\n  replacedBy: /scheme/old-grant\n',
  'schemes/closing-grant.yaml': 'id: closing-grant\nrelated: [old-grant]\nretired: { on: 2027-05-02 }\n',
  'pages/help.yaml':
    "sections:\n  - { link: '/scheme/old-grant#apply' }\n  - { en: 'See /scheme/old-grant, or /scheme/old-grant-2.' }\n  - { en: 'See /scheme/old-grant-2.' }\n",
  'self-disclosure.yaml': 'offices:\n  - { group: welfare, location: thane }\n  - { group: social, location: thane }\n',
  'glossary.yaml': 'related: old-grant\n',
  'home.yaml': 'albums: [/photogallery/Old%20days, /photogallery/Old days, /photogallery/Old]\n',
};

function createContent(): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

it('finds references to an entry by id, quoted figure and address, but in retired entries only `replacedBy`', () => {
  const scheme = { collection: 'schemes', id: 'old-grant', addresses: ['/scheme/old-grant'] };
  expect(findReferences(scheme, createContent()).map(({ file, path }) => `${file} ${path.join('.')}`)).toEqual([
    'content/pages/help.yaml sections.0.link',
    'content/pages/help.yaml sections.1.en',
    'content/schemes/closed-grant.yaml retired.replacedBy',
    'content/schemes/closing-grant.yaml related.0',
    'content/schemes/new-grant.yaml related.0',
    'content/schemes/new-grant.yaml summary.en',
  ]);
});

it('finds the address of an entry in content, encoded or with spaces', () => {
  const album = { collection: 'albums', id: 'Old days', addresses: ['/photogallery/Old%20days'] };
  const found = findReferences(album, createContent()).map(({ path }) => path.join('.'));
  expect(found).toEqual(['albums.0', 'albums.1']);
});

it('finds references to an office by its group and location', () => {
  const office = { collection: 'offices', id: 'welfare-thane', addresses: [] };
  expect(findReferences(office, createContent())).toEqual([
    { file: 'content/self-disclosure.yaml', path: ['offices', 0] },
  ]);
});

it('reports references to a retired entry, with its title and date of retirement', () => {
  const entry = {
    kind: 'schemes' as const,
    id: 'old-grant',
    title: { en: 'Old grant', mr: 'जुने अनुदान' },
    on: '2027-05-01',
    why: { en: 'It ended.', mr: 'ती संपली.' },
    source: [],
    list: '/scheme' as const,
    page: '/scheme/old-grant',
    files: [],
  };
  const found = retiredReferences([entry], createContent());
  expect(found.map(formatPlace)).toContain('content/schemes/new-grant.yaml (related.0)');
  expect(found[0]).toMatchObject({ code: 'retiredEntry', params: { title: entry.title, day: { day: entry.on } } });
});
