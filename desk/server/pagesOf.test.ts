import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { siteAddresses } from '#content-check/site.ts';
import { collections, entriesOf } from './collections.ts';
import { pageOf } from './pagesOf.ts';

const { paths } = await siteAddresses();

describe.each([...collections.values()])('the page of an entry of $name', (collection) => {
  it.each(entriesOf(collection, CONTENT_ROOT))('is one of the site: %s', (entry) => {
    const value = parse(readFileSync(join(CONTENT_ROOT, collection.files.replace('*', entry)), 'utf8'));
    const [path = ''] = decodeURIComponent(pageOf(collection.name, value)).split('?');
    expect(paths.has(path), path).toBe(true);
    if (/^(schemes|events|services|albums)$/.test(collection.name)) expect(path).toContain(String(value.id));
  });
});

it('is the home page where nothing is nearer, and as long as a new entry has no text', () => {
  expect([pageOf('glossary', {}), pageOf('notices', undefined)]).toEqual(['/', '/notices/notices']);
});
