/** Chromium 78 has no comparisons: `min(100%, 24rem)` → `calc(100%)`. The first value must therefore suit a phone. */
export function firstOfComparisons(value: string): string {
  const comparison = /\b(?:min|max|clamp)\(/.exec(value);
  if (!comparison) return value;
  const start = comparison.index + comparison[0].length;
  let comma: number | undefined;
  let end = start;
  for (let depth = 1; ; end += 1) {
    const letter = value[end];
    if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    else if (letter === ',' && depth === 1) comma ??= end;
    if (depth === 0 || letter === undefined) break;
  }
  const first = `calc(${value.slice(start, comma ?? end)})`;
  return firstOfComparisons(value.slice(0, comparison.index) + first + value.slice(end + 1));
}

/** The line height of text is about 1.6 em; only the printable sheet, as wide as the screen, measures in `cqi`. */
const OLDER_UNITS: Record<string, (amount: number) => string> = {
  dvh: (amount) => `${amount}vh`,
  cqi: (amount) => `${amount}vw`,
  lh: (amount) => `${amount * 1.6}em`,
};

export function withOlderUnits(value: string): string {
  return value.replace(
    /([\d.]+)(dvh|cqi|lh)\b/g,
    (whole, amount, unit) => OLDER_UNITS[unit]?.(Number(amount)) ?? whole,
  );
}
