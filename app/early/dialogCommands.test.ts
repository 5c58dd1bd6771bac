import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeElement, openPage } from '#tests/fixtures/fakePage.ts';
import { runDialogCommands } from './dialogCommands.ts';

/** Opens a page with a drawer. `methods`: what the browser's dialogs can do. */
function visit({ hasCommands = false, methods = {} as Record<string, () => void>, open = false } = {}) {
  const dialog = Object.assign(new FakeElement('dialog', { id: 'drawer', closedby: 'any' }), methods);
  dialog.open = open;
  const [show, close] = ['show-modal', 'close'].map(
    (command) => new FakeElement('button', { commandfor: 'drawer', command }, new FakeElement('svg')),
  );
  const page = openPage([dialog, show as FakeElement, close as FakeElement]);
  vi.stubGlobal('HTMLButtonElement', { prototype: hasCommands ? { commandForElement: null } : {} });
  runDialogCommands();
  return { ...page, dialog, show: show?.children[0], close };
}

afterEach(() => vi.unstubAllGlobals());

describe('the drawer', () => {
  it('opens and closes in a browser that knows no dialogs', () => {
    const { fire, dialog, show, close } = visit();
    fire('click', show);
    expect(dialog.open).toBe(true);
    fire('click', close);
    expect(dialog.open).toBe(false);
  });

  it('opens above the page in a browser that knows dialogs but no commands', () => {
    const methods = { showModal: vi.fn(), close: vi.fn() };
    const { fire, show, close } = visit({ methods });
    fire('click', show);
    fire('click', close);
    expect([methods.showModal, methods.close].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('is left to a browser that knows commands', () => {
    const { fire, dialog, show } = visit({ hasCommands: true });
    fire('click', show);
    expect(dialog.open).toBe(false);
  });

  it('closes when the visitor presses beside it', () => {
    const { fire, dialog, show } = visit({ open: true, hasCommands: true });
    fire('click', show);
    expect(dialog.open).toBe(true);
    fire('click', dialog);
    expect(dialog.open).toBe(false);
  });

  it('is closed when the visitor returns to the page', () => {
    const { fire, dialog } = visit({ open: true });
    fire('pageshow', undefined, { persisted: false });
    expect(dialog.open).toBe(true);
    fire('pageshow', undefined, { persisted: true });
    expect(dialog.open).toBe(false);
  });
});
