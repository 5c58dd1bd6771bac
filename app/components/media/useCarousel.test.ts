import { describe, expect, it } from 'vitest';
import { SLIDE_MS, toEmblaDuration } from './useCarousel.ts';

/** Calculates by Embla's formula which share of the distance is left after `ms`. */
function distanceLeft(duration: number, ms: number): number {
  let left = 1;
  let speed = 0;
  for (let frame = 0; frame < (ms / 1000) * 60; frame++) {
    speed = 0.68 * (speed + left / duration);
    left -= speed;
  }
  return left;
}

describe('a slide that moves for emblaDuration(500)', () => {
  it('has covered 95 % of the distance after 500 ms', () => {
    expect(distanceLeft(toEmblaDuration(SLIDE_MS), SLIDE_MS)).toBeLessThan(0.05);
  });

  it('has more than 15 % of the distance left after 250 ms', () => {
    expect(distanceLeft(toEmblaDuration(SLIDE_MS), 250)).toBeGreaterThan(0.15);
  });
});
