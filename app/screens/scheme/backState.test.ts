import { describe, expect, it } from 'vitest';
import { addBackStep, parseBackState } from './backState.ts';

describe('the way back to the list', () => {
  it.each([
    { list: '?category=awards', steps: 1 },
    { list: '', steps: 2 },
  ])('is $steps steps to the list "$list"', (state) => {
    expect(parseBackState(state)).toEqual(state);
    expect(addBackStep(state)).toEqual({ ...state, steps: state.steps + 1 });
  });

  it.each([
    null,
    'list',
    { list: '?a' },
    { list: '//elsewhere.example', steps: 1 },
    { list: '', steps: 0 },
    { list: '', steps: '1' },
  ])('is not known from %j', (state) => {
    expect(parseBackState(state)).toBeUndefined();
    expect(addBackStep(state)).toBeUndefined();
  });
});
