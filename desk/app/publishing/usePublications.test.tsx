import { onlineManager } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDeskScreen } from '#tests/deskScreen.tsx';
import type { Publications } from '../../server/publishing/publicationTypes.ts';
import { publishingApi } from './publishingApi.ts';
import { type RunPublishing, usePublications } from './usePublications.ts';

let screen: ReturnType<typeof openDeskScreen>;
let run: RunPublishing;
let results: boolean[];
beforeEach(() => {
  screen = openDeskScreen();
  results = [];
  vi.spyOn(publishingApi, 'read').mockImplementation(() => screen.send('look'));
});
afterEach(() => screen.close());

const publications = (live: number, running: unknown = null) =>
  ({ live: { id: live }, running, waiting: [] }) as unknown as Publications;

function Screen() {
  const shown = usePublications();
  run = shown.run;
  return `${shown.publications?.live?.id} ${shown.failure}`.trim();
}
const press = () => act(async () => void run(() => screen.send('action')).then((isDone) => results.push(isDone)));

it('a publication that runs is followed, also by a window that nobody sees', async () => {
  await screen.render(<Screen />);
  await screen.answer(0, publications(1, {}));
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  await screen.pass(2000);
  expect(screen.requests.length).toBe(2);
  await screen.answer(1, publications(2));
  await screen.pass(10_000);
  expect([screen.requests.length, screen.shown()]).toEqual([2, '2']);
});

it('the answer to an action stays when a look that began before it was answered is answered later', async () => {
  await screen.render(<Screen />);
  await screen.answer(0, publications(1));
  await press();
  await screen.focus();
  expect(screen.requests.map(({ about }) => about)).toEqual(['look', 'action', 'look']);
  await screen.answer(1, publications(2));
  await screen.answer(2, publications(1));
  expect(screen.shown()).toBe('2');
});

it('an action that fails, also in a browser that is offline, changes nothing, says why until the next one, and its caller learns of it', async () => {
  await screen.render(<Screen />);
  await screen.answer(0, publications(1));
  onlineManager.setOnline(false);
  await press();
  onlineManager.setOnline(true);
  await screen.fail(1);
  expect(screen.shown()).toMatch(/^1 The desk does not answer/);
  await press();
  await screen.answer(2, publications(2));
  expect([results, screen.shown()]).toEqual([[false, true], '2']);
});
