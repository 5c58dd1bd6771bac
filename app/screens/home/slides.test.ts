import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, openSlides, restoreBrowser, saveData, wantLessMotion } from '#tests/fixtures/fakeSlides.ts';

beforeEach(fakeBrowser);
afterEach(restoreBrowser);

describe('slides that move by themselves', () => {
  it('show the next slide after the interval, and the first after the last', () => {
    const { shown } = openSlides({ frame: 'lines' });
    vi.advanceTimersByTime(3000);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(6000);
    expect(shown()).toBe(0);
  });

  it('show the count in the language of the page', () => {
    const { counter } = openSlides({ frame: 'lines' });
    vi.advanceTimersByTime(3000);
    expect(counter.textContent).toBe('२ / ३');
  });

  it.each(['pointerenter', 'focusin'])('pause after %s, while the button still says Pause', (event) => {
    const { frame, shown, isHidden } = openSlides({ frame: 'lines' });
    frame.fire(event);
    vi.advanceTimersByTime(10_000);
    expect(shown()).toBe(0);
    expect(isHidden('pause')).toBe(false);
  });

  it('continue when both the pointer and the focus have left', () => {
    const { frame, shown, counter } = openSlides({ frame: 'lines' });
    frame.fire('pointerenter');
    frame.fire('focusin');
    frame.fire('pointerleave');
    vi.advanceTimersByTime(3000);
    expect(shown()).toBe(0);
    frame.fire('focusout', { relatedTarget: counter });
    vi.advanceTimersByTime(3000);
    expect(shown()).toBe(1);
  });

  it('pause while the page is hidden', () => {
    const { shown, hidePage } = openSlides({ frame: 'lines' });
    hidePage(true);
    vi.advanceTimersByTime(10_000);
    expect(shown()).toBe(0);
    hidePage(false);
    vi.advanceTimersByTime(3000);
    expect(shown()).toBe(1);
  });

  it('stop when the visitor turns on data saving, and continue when it is off again', () => {
    const { shown, isHidden } = openSlides({ frame: 'lines' });
    saveData(true);
    expect(isHidden('pause')).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(shown()).toBe(0);
    saveData(false);
    vi.advanceTimersByTime(3000);
    expect(shown()).toBe(1);
  });

  it('move only after Play is pressed if the visitor prefers reduced motion', () => {
    wantLessMotion(true);
    const { shown, press } = openSlides({ frame: 'lines' });
    vi.advanceTimersByTime(10_000);
    expect(shown()).toBe(0);
    press('play');
    vi.advanceTimersByTime(3000);
    expect(shown()).toBe(1);
  });
});

describe('the buttons of slides', () => {
  it('show Play after Pause is pressed, and Pause after Play', () => {
    const { press, isHidden, shown } = openSlides({ frame: 'lines' });
    expect([isHidden('pause'), isHidden('play')]).toEqual([false, true]);
    press('pause');
    expect([isHidden('pause'), isHidden('play')]).toEqual([true, false]);
    vi.advanceTimersByTime(10_000);
    expect(shown()).toBe(0);
  });

  it.each([
    { move: 'next', to: 1 },
    { move: 'previous', to: 2 },
  ])('show slide $to on $move, and pause', ({ move, to }) => {
    const { press, shown, isHidden } = openSlides({ frame: 'lines' });
    press(move);
    vi.advanceTimersByTime(10_000);
    expect(shown()).toBe(to);
    expect(isHidden('play')).toBe(false);
  });

  it('repeat a press that came before the script ran', () => {
    const { section, shown } = openSlides({ frame: 'lines', pressed: 'next' });
    expect(shown()).toBe(1);
    expect(section.querySelector('[aria-busy]')).toBeNull();
    expect(section.hasAttribute('data-awaits-script')).toBe(false);
  });
});
