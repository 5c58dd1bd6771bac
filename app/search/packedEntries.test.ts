import { expect, it } from 'vitest';
import type { StoredEntry } from './entries.ts';
import { packEntries, unpackEntries } from './packedEntries.ts';

it('packed entries keep their properties, and lack those that they lacked', () => {
  const entries: StoredEntry[] = [
    { kind: 'scheme', path: '/scheme/a', title: 'A', text: '', caution: 'Sample' },
    { kind: 'page', path: '/help', title: 'Help', text: 'Whom to call', note: 'Free' },
  ];
  expect(unpackEntries(JSON.parse(JSON.stringify(packEntries(entries))))).toEqual(entries);
  expect(unpackEntries(packEntries([]))).toEqual([]);
});
