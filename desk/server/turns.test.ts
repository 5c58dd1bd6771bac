import { describe, expect, it } from 'vitest';
import { takeTurns } from './turns.ts';

describe('taking turns', () => {
  it('lets work begin beside other work, and a change at once when there is none', () => {
    const done: string[] = [];
    const turns = takeTurns();
    turns.change(() => done.push('changed'));
    turns.begin(() => done.push('one'));
    turns.begin(() => done.push('two'));
    expect(done).toEqual(['changed', 'one', 'two']);
  });

  it('makes a change wait for what is under way, and new work for the change', () => {
    const done: string[] = [];
    const ends: (() => void)[] = [];
    const turns = takeTurns();
    turns.begin((end) => ends.push(end));
    turns.begin((end) => ends.push(end));
    turns.change(() => done.push('former'));
    turns.change(() => done.push('changed'));
    turns.begin(() => done.push('next'));
    ends[0]?.();
    // Ending twice is the same as ending once.
    ends[0]?.();
    expect(done).toEqual([]);
    ends[1]?.();
    expect(done).toEqual(['changed', 'next']);
  });
});
