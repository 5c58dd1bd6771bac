import type { ComponentProps, ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { MediaLink } from './MediaLink.tsx';

/** Clicks a link to a film. Returns whether a dialog opens and whether the browser follows the link. */
function press({ hasDialogs = true, keys = {} }) {
  vi.stubGlobal('window', hasDialogs ? { HTMLDialogElement: class {} } : {});
  const [onOpen, preventDefault] = [vi.fn(), vi.fn()];
  const link = MediaLink({ href: '/films/a.mp4', onOpen }) as ReactElement<ComponentProps<'a'>>;
  link.props.onClick?.({ preventDefault, ...keys } as never);
  return { opens: onOpen.mock.calls.length === 1, isFollowed: preventDefault.mock.calls.length === 0 };
}

afterEach(() => vi.unstubAllGlobals());

it('a link to a film opens a dialog', () => {
  expect(press({})).toEqual({ opens: true, isFollowed: false });
});

it.each([
  { when: 'the browser has no dialogs', hasDialogs: false },
  { when: 'a key is held', keys: { ctrlKey: true } },
])('a link to a film is followed when $when', (pressed) => {
  expect(press(pressed)).toEqual({ opens: false, isFollowed: true });
});
