import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, openSlides, restoreBrowser, WIDTH, wantLessMotion } from '#tests/fixtures/fakeSlides.ts';

beforeEach(fakeBrowser);
afterEach(restoreBrowser);

describe('a row', () => {
  it('takes half a second to move to a slide, and does not snap during the movement', () => {
    const { press, frame, chosen } = openSlides({ frame: 'row' });
    press('1');
    expect(chosen()).toBe('1');
    vi.advanceTimersByTime(100);
    expect(frame.scrollLeft).toBeGreaterThan(0);
    expect(frame.scrollLeft).toBeLessThan(WIDTH);
    expect(frame.style.scrollSnapType).toBe('none');
    vi.advanceTimersByTime(450);
    expect(frame.scrollLeft).toBe(WIDTH);
    expect(frame.style.scrollSnapType).toBe('');
  });

  it('follows only the last of two quick presses', () => {
    const { press, frame } = openSlides({ frame: 'row' });
    press('2');
    vi.advanceTimersByTime(400);
    press('0');
    vi.advanceTimersByTime(200);
    expect(frame.style.scrollSnapType).toBe('none');
    vi.advanceTimersByTime(400);
    expect(frame.scrollLeft).toBe(0);
  });

  it('moves at once if the visitor prefers reduced motion', () => {
    wantLessMotion(true);
    const { press, frame } = openSlides({ frame: 'row' });
    press('2');
    expect(frame.scrollLeft).toBe(2 * WIDTH);
  });

  it('marks the slide to which the visitor has swiped as current', () => {
    const { frame, chosen, counter } = openSlides({ frame: 'row' });
    frame.scrollLeft = 0.9 * WIDTH;
    frame.fire('scroll');
    expect(chosen()).toBe('1');
    expect(counter.textContent).toBe('२ / ३');
  });
});

describe('an endless row', () => {
  it('has a copy of each slide, hidden from screen readers', () => {
    const { row } = openSlides({ frame: 'loop', interval: 0 });
    const copied = row.children.map((slide) => slide.hasAttribute('aria-hidden'));
    expect(copied).toEqual([false, false, false, true, true, true]);
  });

  it('moves past its first and last slide in both directions', () => {
    wantLessMotion(true);
    const { press, frame } = openSlides({ frame: 'loop', interval: 0 });
    const places = ['previous', 'previous', 'next', 'next', 'next'].map((move) => {
      press(move);
      return frame.scrollLeft / WIDTH;
    });
    expect(places).toEqual([2, 1, 2, 3, 1]);
  });

  it('jumps from a copy to its original after a swipe', () => {
    const { frame } = openSlides({ frame: 'loop', interval: 0 });
    frame.scrollLeft = 4 * WIDTH;
    frame.fire('scrollend');
    expect(frame.scrollLeft).toBe(WIDTH);
  });

  it('does not move by itself', () => {
    const { frame } = openSlides({ frame: 'loop', interval: 0 });
    vi.advanceTimersByTime(60_000);
    expect(frame.scrollLeft).toBe(0);
  });
});
