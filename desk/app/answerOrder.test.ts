import { expect, it } from 'vitest';
import { answerOrder } from './answerOrder.ts';

it('an answer is wanted unless a request that began later has answered', () => {
  const order = answerOrder();
  const [first, second, third] = [order.begin(), order.begin(), order.begin()];
  expect([first(), third(), second()]).toEqual([true, true, false]);
  expect(order.begin()()).toBe(true);
});

it('answers to forgotten requests are not wanted', () => {
  const order = answerOrder();
  const former = order.begin();
  order.forget();
  const current = order.begin();
  expect([former(), current()]).toEqual([false, true]);
});

it('the answer to an action is wanted, also after that of a look that began during it, and former looks are not', () => {
  const order = answerOrder();
  const former = order.begin();
  const action = order.beginAction();
  expect(order.begin()()).toBe(true);
  expect(action()).toBe(true);
  expect(former()).toBe(false);
});
