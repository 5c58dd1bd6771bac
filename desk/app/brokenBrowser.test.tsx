import { readFileSync } from 'node:fs';
import { act, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { Language } from '#app/i18n/language.ts';
import { openLivePage } from '#tests/fixtures/livePage.tsx';
import type { OpenEntry } from './api.ts';
import { Desk } from './Desk.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type EditedEntry, useEntry, useKeepUnsaved } from './editor/useEntry.ts';
import { useLetterKeysSetting } from './shell/useLetterKeys.ts';
import { LanguageContext } from './words.ts';

const { heard, show: render } = openLivePage();

const shown = () => document.querySelector('main')?.textContent ?? '';

function Failing(): ReactNode {
  throw new DOMException("Failed to execute 'removeChild' on 'Node'", 'NotFoundError');
}

const TYPED = { text: 'new' };
const OPENED = { version: 'a', value: {} };

const Form = ({ isUnsaved }: { isUnsaved: boolean }) =>
  useKeepUnsaved('key', isUnsaved, TYPED, OPENED) ? 'at risk' : 'kept';

const KEY = { collection: 'notices', entry: 'admission' };
const ENTRY = { published: {}, version: 'a', page: '/', change: null } as unknown as OpenEntry;
let edited: EditedEntry;

function Editor(): ReactNode {
  edited = useEntry(KEY, ENTRY, { onSaved: () => {}, change: undefined });
  return edited.failure;
}

let setLetterKeys: (on: boolean) => void;

function LetterKeys(): ReactNode {
  const [areOn, set] = useLetterKeysSetting();
  setLetterKeys = set;
  return areOn ? 'on' : 'off';
}

/** A browser whose storage throws at every use, as one that blocks cookies does. */
function blockStorage(): void {
  const fail = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: fail, setItem: fail, removeItem: fail });
}

it('a page that fails shows what to do instead of nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await render(
    <ErrorBoundary>
      <Failing />
    </ErrorBoundary>,
  );
  expect(shown()).toMatch(/has stopped because of a fault.*Load the page again/);
});

it('the page of the desk is not translated by browsers, which would move its text nodes', () => {
  const page = readFileSync('desk/app/index.html', 'utf8');
  expect(page).toContain('<html lang="mr" translate="no">');
  expect(page).toContain('<meta name="google" content="notranslate" />');
});

it('the desk opens in a browser that blocks storage', async () => {
  blockStorage();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await render(<Desk />);
  await vi.waitFor(() => expect(shown()).toMatch(/उत्तर आले नाही/));
});

it('the browser asks before it closes a page whose text it cannot keep, until the text is saved', async () => {
  vi.stubGlobal('localStorage', { setItem: () => {}, removeItem: () => {} });
  await render(<Form isUnsaved />);
  expect([shown(), heard.has('beforeunload')]).toEqual(['kept', false]);
  blockStorage();
  await render(<Form isUnsaved={false} />);
  expect([shown(), heard.has('beforeunload')]).toEqual(['kept', false]);
  await render(<Form isUnsaved />);
  expect(shown()).toBe('at risk');
  const closing = { preventDefault: vi.fn() };
  heard.get('beforeunload')?.(closing as unknown as Event);
  expect(closing.preventDefault).toHaveBeenCalled();
  await render(<Form isUnsaved={false} />);
  expect([shown(), heard.has('beforeunload')]).toEqual(['kept', false]);
});

it('a desk that does not answer never says that a browser which blocks storage keeps the text, in either language', async () => {
  blockStorage();
  const renderIn = (language: Language) =>
    render(
      <LanguageContext value={language}>
        <Editor />
      </LanguageContext>,
    );
  await renderIn('en');
  await act(async () => edited.steps.set(TYPED));
  expect(shown()).toMatch(/^This browser keeps nothing/);
  await act(async () => edited.fail(new TypeError('offline')));
  expect(shown()).toMatch(/^The desk does not answer, and this browser keeps nothing/);
  await renderIn('mr');
  expect(shown()).toMatch(/^प्रणालीकडून उत्तर आले नाही आणि हा ब्राउझर मजकूर जपून ठेवत नाही/);
});

it('the single letters can be switched off in a browser that blocks storage', async () => {
  blockStorage();
  vi.stubGlobal('dispatchEvent', (event: Event) => heard.get(event.type)?.(event));
  await render(<LetterKeys />);
  const states = [shown()];
  for (const areOn of [false, true]) {
    await act(async () => setLetterKeys(areOn));
    states.push(shown());
  }
  expect(states).toEqual(['on', 'off', 'on']);
});
