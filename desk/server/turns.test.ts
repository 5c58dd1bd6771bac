import { describe, expect, it, vi } from 'vitest';
import { takeTurns } from './turns.ts';

describe('taking turns', () => {
  it('does one thing after the other, however long each takes', async () => {
    const done: string[] = [];
    const inTurn = takeTurns();
    let end = () => {};
    inTurn(async () => {
      await new Promise<void>((resolve) => (end = resolve));
      done.push('page');
    });
    inTurn(() => done.push('change'));
    inTurn(() => done.push('next page'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(done).toEqual([]);
    end();
    await vi.waitFor(() => expect(done).toEqual(['page', 'change', 'next page']));
  });

  it('goes on after work that fails', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const done: string[] = [];
    const inTurn = takeTurns();
    inTurn(() => Promise.reject(new Error('a page that cannot be made')));
    inTurn(() => done.push('next'));
    await vi.waitFor(() => expect(done).toEqual(['next']));
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });
});
