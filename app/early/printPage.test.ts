import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeElement, openPage } from '#tests/fixtures/fakePage.ts';

const CANNOT = 'This app cannot print.';

type Browser = { canPrint?: boolean; hasEvents?: boolean; hasFocus?: boolean };

/** Presses the button to print. `hasFocus`: whether the page has it while a dialog may be open. */
async function press({ canPrint = false, hasEvents = true, hasFocus = true }: Browser = {}) {
  const button = new FakeElement('button', { 'data-action': 'print' });
  const note = Object.assign(new FakeElement('span', { 'data-cannot-print': '' }), {
    dataset: { cannotPrint: CANNOT },
  });
  Object.assign(button, { nextElementSibling: note });
  const { fire } = openPage([button, note]);
  let hidesButton = false;
  const documentElement = { toggleAttribute: (_: 'data-no-print', on: boolean) => (hidesButton = on) };
  Object.assign(document, { hasFocus: () => hasFocus, documentElement });
  vi.stubGlobal('window', hasEvents ? { onbeforeprint: null } : {});
  vi.resetModules();
  (await import('./printPage.ts')).watchPrinting();
  if (canPrint) fire('beforeprint', undefined);
  fire('click', button);
  return { state: () => ({ says: note.textContent, hidesButton }), print: () => fire('beforeprint', undefined) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a browser whose print does nothing says so in place of the button, after a second', async () => {
  const { state } = await press();
  vi.advanceTimersByTime(999);
  expect(state()).toEqual({ says: '', hidesButton: false });
  vi.advanceTimersByTime(1);
  expect(state()).toEqual({ says: CANNOT, hidesButton: true });
});

it.each<{ what: string; browser: Browser }>([
  { what: 'prints', browser: { canPrint: true } },
  { what: 'shows a dialog', browser: { hasFocus: false } },
  { what: 'does not tell when it prints', browser: { hasEvents: false } },
])('a browser that $what keeps the button', async ({ browser }) => {
  const { state } = await press(browser);
  vi.advanceTimersByTime(5_000);
  expect(state()).toEqual({ says: '', hidesButton: false });
});

it('a browser that begins to print later shows the button again', async () => {
  const { state, print } = await press();
  vi.advanceTimersByTime(3_000);
  print();
  expect(state()).toEqual({ says: '', hidesButton: false });
});
