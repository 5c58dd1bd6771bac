import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDeskScreen } from '#tests/deskScreen.tsx';
import { useDebouncedAnswer } from './useDebouncedAnswer.ts';

const PAUSE_MS = 400;

let screen: ReturnType<typeof openDeskScreen>;
beforeEach(() => {
  screen = openDeskScreen();
});
afterEach(() => screen.close());

function Checked({ text }: { text: string }) {
  const { data, isPlaceholderData } = useDebouncedAnswer<string>(['test', text], () => screen.send(text), PAUSE_MS);
  return `${data ?? 'not checked'}${isPlaceholderData ? ', former text' : ''}`;
}
const type = (text: string) => screen.render(<Checked text={text} />);

it('a text is sent at each pause in typing', async () => {
  await type('a');
  await screen.pass(PAUSE_MS - 1);
  await type('ab');
  await screen.pass(PAUSE_MS - 1);
  expect(screen.requests).toEqual([]);
  await screen.pass(1);
  expect(screen.requests.map(({ about }) => about)).toEqual(['ab']);
});

it('an answer stays until the newest text has its own, and the answer to an older text is not shown', async () => {
  await type('a');
  await screen.pass(PAUSE_MS);
  await screen.answer(0, 'good');
  await type('ab');
  await screen.pass(PAUSE_MS);
  await type('abc');
  await screen.pass(PAUSE_MS);
  await screen.answer(1, 'older');
  expect(screen.shown()).toBe('good, former text');
  await screen.answer(2, 'bad');
  expect(screen.shown()).toBe('bad');
});

it('an answer about a former text does not stay when the desk no longer answers, nor come back with the next letter', async () => {
  await type('a');
  await screen.pass(PAUSE_MS);
  await screen.answer(0, 'good');
  await type('ab');
  await screen.pass(PAUSE_MS);
  await screen.fail(1);
  expect(screen.shown()).toBe('not checked');
  await type('abc');
  expect(screen.shown()).toBe('not checked, former text');
});
