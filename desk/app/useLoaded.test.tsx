import { onlineManager } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDeskScreen } from '#tests/deskScreen.tsx';
import { AT_FOCUS, useLoaded } from './useLoaded.ts';

let screen: ReturnType<typeof openDeskScreen>;
let reload: () => Promise<void>;
beforeEach(() => {
  screen = openDeskScreen();
});
afterEach(() => screen.close());

function Loaded({ of, options }: { of: string; options?: typeof AT_FOCUS }) {
  const loaded = useLoaded<string>(['test', of], () => screen.send(of), options);
  reload = loaded.reload;
  return `${loaded.data ?? 'nothing'} ${loaded.problem}`.trim();
}
const loadAgain = () => act(async () => void reload());

it('data is asked for once when a screen opens, also by a browser that is offline, and a failure has a sentence in each language', async () => {
  onlineManager.setOnline(false);
  await screen.render(<Loaded of="one" />);
  onlineManager.setOnline(true);
  expect([screen.requests.length, screen.shown()]).toEqual([1, 'nothing']);
  await screen.fail(0);
  expect(screen.shown()).toMatch(/^nothing The desk does not answer/);
  await screen.render(<Loaded of="one" />, 'mr');
  expect(screen.shown()).toMatch(/^nothing प्रणालीकडून उत्तर आले नाही/);
  await screen.pass(60_000);
  expect(screen.requests.length).toBe(1);
});

it('data stays, with the reason, when it cannot be loaded again, also in another language', async () => {
  await screen.render(<Loaded of="English" />);
  await screen.answer(0, 'text');
  await loadAgain();
  await screen.fail(1);
  expect(screen.shown()).toMatch(/^text The desk does not answer/);
  await screen.render(<Loaded of="Marathi" />);
  await screen.fail(2);
  expect(screen.shown()).toMatch(/^text The desk does not answer/);
  await loadAgain();
  await screen.answer(3, 'new text');
  expect(screen.shown()).toBe('new text');
});

it('data is never replaced by the answer to an older request', async () => {
  await screen.render(<Loaded of="one" />);
  await screen.answer(0, 'first');
  await loadAgain();
  await loadAgain();
  await screen.answer(2, 'newer');
  await screen.answer(1, 'older');
  expect(screen.shown()).toBe('newer');
});

it('data is read again at the focus of the window only where the screen asks for it', async () => {
  await screen.render(<Loaded of="one" />);
  await screen.answer(0, 'text');
  await screen.focus();
  expect(screen.requests.length).toBe(1);
  await screen.render(<Loaded of="one" options={AT_FOCUS} />);
  await screen.focus();
  await screen.answer(1, 'new text');
  expect([screen.requests.length, screen.shown()]).toEqual([2, 'new text']);
});

it('a screen that opens again does not show its former data', async () => {
  await screen.render(<Loaded of="one" />);
  await screen.answer(0, 'text');
  await screen.render('another screen');
  await screen.pass(1);
  await screen.render(<Loaded of="one" />);
  expect([screen.requests.length, screen.shown()]).toEqual([2, 'nothing']);
});
