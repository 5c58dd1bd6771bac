import { describe, expect, it } from 'vitest';
import { type Collection, collections, fileOf } from './collections.ts';

const notices = collections.get('notices') as Collection;

describe('the file of an entry', () => {
  it('stands in the folder of its collection', () => {
    expect(fileOf(notices, 'hostel-admission-2026')).toBe('notices/hostel-admission-2026.yaml');
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
  ])('is not made of the name %j', (entry) => expect(fileOf(notices, entry)).toBeUndefined());

  it('is not chosen by a name where the collection is a single file', () => {
    const site = collections.get('site') as Collection;
    expect([fileOf(site, ''), fileOf(site, 'a')]).toEqual(['site.yaml', undefined]);
  });
});
