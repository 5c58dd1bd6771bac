import { describe, expect, it } from 'vitest';
import { type AutoplayConditions, isMoving, isPlaying, wrapIndex } from './useAutoplay.ts';

const calm: AutoplayConditions = {
  choice: undefined,
  reducedMotion: false,
  saveData: false,
  held: false,
  hidden: false,
};

describe('a gallery', () => {
  it('moves by default', () => {
    expect(isMoving(calm)).toBe(true);
  });

  it.each([
    { reason: 'the visitor has paused it', change: { choice: 'pause' } as const },
    { reason: 'the visitor wants less motion', change: { reducedMotion: true } },
    { reason: 'the visitor saves data', change: { saveData: true } },
    { reason: 'the pointer or the focus is on it', change: { held: true } },
    { reason: 'the tab is hidden', change: { hidden: true } },
  ])('stops when $reason', ({ change }) => {
    expect(isMoving({ ...calm, ...change })).toBe(false);
  });

  it('moves after Play is pressed, despite the settings of the device', () => {
    expect(isMoving({ ...calm, choice: 'play', reducedMotion: true, saveData: true })).toBe(true);
  });

  it('still counts as playing while it stops for the pointer or the focus, so that the button does not flicker', () => {
    expect(isPlaying({ ...calm, held: true })).toBe(true);
  });
});

describe('an index in a ring of four', () => {
  it.each([
    { index: 3, step: 1, next: 0 },
    { index: 0, step: -1, next: 3 },
    { index: 1, step: 1, next: 2 },
  ])('moves from $index by $step to $next', ({ index, step, next }) => {
    expect(wrapIndex(index, step, 4)).toBe(next);
  });
});
