import { parseHTML } from 'linkedom';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
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

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('an entry is retired in the change that was chosen for it', async () => {
  const { window, document } = parseHTML('<html><body><main></main></body></html>');
  const globals = { window, document, HTMLIFrameElement: class {}, IS_REACT_ACT_ENVIRONMENT: true };
  for (const [name, part] of Object.entries(globals)) vi.stubGlobal(name, part);
  const saveDraft = vi.spyOn(api, 'saveDraft').mockResolvedValue(first);
  const root = createRoot(document.querySelector('main') as HTMLElement);
  for (const change of [7, undefined]) {
    await act(async () => root.render(<Screen change={change} />));
    await act(async () => edited?.retire(RETIRED));
  }
  await act(async () => root.unmount());
  // Lets React end what it has scheduled, which reads the globals.
  await new Promise(setImmediate);
  const saved = saveDraft.mock.calls.map(([{ value, ...sent }]) => [value, 'change' in sent ? sent.change : 'none']);
  expect(saved).toEqual([
    [{ id: 'admission', retired: RETIRED }, 7],
    [{ id: 'admission', retired: RETIRED }, 'none'],
  ]);
});
