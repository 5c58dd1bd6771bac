import { describe, expect, it } from 'vitest';
import { emblaDuration, SLIDE_MS } from './useCarousel.ts';

/** Share of the way that is left after `ms`, by Embla's own law of motion. */
function wayLeft(duration: number, ms: number): number {
  let left = 1;
  let speed = 0;
  for (let frame = 0; frame < (ms / 1000) * 60; frame++) {
    speed = 0.68 * (speed + left / duration);
    left -= speed;
  }
  return left;
}

describe('a slide of the gallery', () => {
  it('is done after 500 ms, as the specification asks', () => {
    expect(wayLeft(emblaDuration(SLIDE_MS), SLIDE_MS)).toBeLessThan(0.05);
  });

  it('is still on its way after 250 ms', () => {
    expect(wayLeft(emblaDuration(SLIDE_MS), 250)).toBeGreaterThan(0.15);
  });
});
