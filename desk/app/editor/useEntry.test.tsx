import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { openLivePage } from '#tests/fixtures/livePage.tsx';
import { api, type OpenEntry } from '../api.ts';
import { type EditedEntry, useEntry } from './useEntry.ts';

const KEY = { collection: 'notices', entry: 'admission' };
const RETIRED = { on: '2026-03-03', why: { en: 'Over', mr: 'संपले' } };
const first = { published: { id: 'admission' }, version: '1', page: '/', change: null } as unknown as OpenEntry;

let edited: EditedEntry | undefined;

function Screen({ change }: { change: number | undefined }) {
  edited = useEntry(KEY, first, { onSaved: () => {}, change });
  return null;
}

const page = openLivePage();

it('an entry is retired in the change that was chosen for it', async () => {
  const saveDraft = vi.spyOn(api, 'saveDraft').mockResolvedValue(first);
  for (const change of [7, undefined]) {
    await page.show(<Screen change={change} />);
    await act(async () => edited?.retire(RETIRED));
  }
  const saved = saveDraft.mock.calls.map(([{ value, ...sent }]) => [value, 'change' in sent ? sent.change : 'none']);
  expect(saved).toEqual([
    [{ id: 'admission', retired: RETIRED }, 7],
    [{ id: 'admission', retired: RETIRED }, 'none'],
  ]);
});
