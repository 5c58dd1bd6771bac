import { describe, expect, it } from 'vitest';
import { addBackStep, parseBackState } from './SchemeActions.tsx';

describe('the history state of the link back to the list', () => {
  it.each([
    { list: '?category=awards', steps: 1 },
    { list: '', steps: 2 },
  ])('is parsed with $steps steps to the list "$list", and counts one more step', (state) => {
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
  ])('is ignored when it is invalid: %j', (state) => {
    expect(parseBackState(state)).toBeUndefined();
    expect(addBackStep(state)).toBeUndefined();
  });
});
