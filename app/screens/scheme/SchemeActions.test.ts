import { describe, expect, it } from 'vitest';
import { addBackStep, parseBackState } from './SchemeActions.tsx';

describe('the history state for the way back', () => {
  it.each([
    { list: '?category=awards', steps: 1 },
    { list: '', steps: 2 },
  ])('holds $steps steps to the list "$list"', (state) => {
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
  ])('is ignored when it is %j', (state) => {
    expect(parseBackState(state)).toBeUndefined();
    expect(addBackStep(state)).toBeUndefined();
  });
});
