import { expect, it } from 'vitest';
import { sessionPhase } from './SessionBar.tsx';

const END = '2026-03-03T10:30:00.000Z';
const before = (seconds: number) => Date.parse(END) - seconds * 1000;

it('a session is about to end from two minutes before its end', () => {
  expect(sessionPhase(END, before(1800)).isEnding).toBe(false);
  expect(sessionPhase(END, before(121)).isEnding).toBe(false);
  expect(sessionPhase(END, before(120)).isEnding).toBe(true);
  expect(sessionPhase(END, before(0)).isEnding).toBe(true);
});

it('the desk looks again when the two minutes begin, and then after the end', () => {
  expect(sessionPhase(END, before(1800)).lookAgainIn).toBe(1680 * 1000);
  expect(sessionPhase(END, before(120)).lookAgainIn).toBe(121 * 1000);
});

it('the desk never asks more often than each second, also if the clock of the computer is wrong', () => {
  expect(sessionPhase(END, before(-3600)).lookAgainIn).toBe(1000);
  expect(sessionPhase(END, before(120.1)).lookAgainIn).toBe(1000);
});
