import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDeskScreen } from '#tests/deskScreen.tsx';
import { changesApi } from '../review/changesApi.ts';
import { useMyWork } from './useMyWork.ts';

let screen: ReturnType<typeof openDeskScreen>;
beforeEach(() => {
  screen = openDeskScreen();
  vi.spyOn(changesApi, 'list').mockImplementation(() => screen.send('changes'));
});
afterEach(() => screen.close());

const Count = () => useMyWork().count;

it('the work of a user is asked for once for all parts of the page, again after half a minute and at the focus', async () => {
  await screen.render([<Count key={1} />, <Count key={2} />]);
  await screen.answer(0, { changes: [] });
  await screen.render([<Count key={1} />, <Count key={2} />, <Count key={3} />]);
  expect([screen.requests.length, screen.shown()]).toEqual([1, '000']);
  await screen.pass(30_000);
  expect(screen.requests.length).toBe(2);
  await screen.answer(1, { changes: [] });
  await screen.focus();
  expect(screen.requests.length).toBe(3);
});
