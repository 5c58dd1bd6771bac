/** The middle one; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing');
  return (upper + lower) / 2;
}

export type Point = { size: number; seconds: number };

/**
 * How the time grows with the size: the slope of the straight line that fits best through the logarithms. 1 is in step with
 * the size, 2 with its square.
 */
export function growth(points: readonly Point[]): number {
  const logs = points.map(({ size, seconds }) => ({ x: Math.log(size), y: Math.log(seconds) }));
  const mean = { x: average(logs.map(({ x }) => x)), y: average(logs.map(({ y }) => y)) };
  const together = logs.reduce((sum, { x, y }) => sum + (x - mean.x) * (y - mean.y), 0);
  const spread = logs.reduce((sum, { x }) => sum + (x - mean.x) ** 2, 0);
  return together / spread;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
