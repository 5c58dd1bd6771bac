import { describe, expect, it } from 'vitest';
import { oneStepFurther, wayBackIn } from './wayBack.ts';

describe('the way back to the list', () => {
  it.each([
    { list: '?category=awards', steps: 1 },
    { list: '', steps: 2 },
  ])('is $steps steps to the list "$list"', (state) => {
    expect(wayBackIn(state)).toEqual(state);
    expect(oneStepFurther(state)).toEqual({ ...state, steps: state.steps + 1 });
  });

  it.each([
    null,
    'list',
    { list: '?a' },
    { list: '//elsewhere.example', steps: 1 },
    { list: '', steps: 0 },
    { list: '', steps: '1' },
  ])('is not known from %j', (state) => {
    expect(wayBackIn(state)).toBeUndefined();
    expect(oneStepFurther(state)).toBeUndefined();
  });
});
