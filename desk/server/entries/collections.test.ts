import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { siteAddresses } from '#content-check/rules/links.ts';
import { type Collection, collections, entryFile, entryPage, listEntryNames } from './collections.ts';

const notices = collections.get('notices') as Collection;

describe('the file of an entry', () => {
  it('is in the folder of its collection', () => {
    expect(entryFile(notices, 'hostel-admission-2026')).toBe('notices/hostel-admission-2026.yaml');
    expect(entryFile(notices, 'a'.repeat(100))).toBeDefined();
  });

  it.each([
    '../site',
    '..',
    '.',
    'a/b',
    '/etc/passwd',
    'a\\b',
    'a.b',
    '.hidden',
    'a%2fb',
    'a\0',
    'A',
    '-a',
    'a--b',
    'a\n',
    '*',
    'a'.repeat(101),
  ])('is undefined for the invalid name %j', (entry) => expect(entryFile(notices, entry)).toBeUndefined());

  it('is undefined for every name but the empty one if the collection is a single file', () => {
    const site = collections.get('site') as Collection;
    expect([entryFile(site, ''), entryFile(site, 'a')]).toEqual(['site.yaml', undefined]);
  });
});

const { paths } = await siteAddresses();

describe.each([...collections.values()])('the page of an entry of $name', (collection) => {
  it.each(listEntryNames(collection, CONTENT_ROOT))('is a page of the site: %s', (entry) => {
    const value = parse(readFileSync(join(CONTENT_ROOT, collection.files.replace('*', entry)), 'utf8'));
    const [path = ''] = decodeURIComponent(entryPage(collection.name, value)).split(/[?#]/);
    expect(paths.has(path), path).toBe(true);
    if (/^(schemes|events|services|albums)$/.test(collection.name)) expect(path).toContain(String(value.id));
  });
});

it('for an entry without a page, entryPage returns the page of its collection, or else the home page', () => {
  expect([entryPage('glossary', {}), entryPage('notices', undefined)]).toEqual(['/', '/notices/notices']);
});
