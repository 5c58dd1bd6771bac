import { describe, expect, it } from 'vitest';
import { contrast, PAIRS } from './contrast.ts';
import { tokens } from './tokens.server.ts';

describe('the contrast of two colours', { tags: ['conformance/contrast'] }, () => {
  it.each([
    { one: '#000000', other: '#ffffff', is: 21 },
    { one: '#fff', other: '#ffffff', is: 1 },
    { one: '#767676', other: '#fff', is: 4.54 },
    { one: '#fff', other: '#767676', is: 4.54 },
  ])('of $one and $other is $is', ({ one, other, is }) => {
    expect(contrast(one, other)).toBeCloseTo(is, 2);
  });
});

describe.each(Object.entries(tokens))('in the %s theme', { tags: ['conformance/contrast'] }, (_, colours) => {
  it.each(PAIRS)('$front on $ground is at least $least', ({ front, ground, least }) => {
    expect(contrast(colours[front] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(least);
  });
});
