/** Foregrounds and backgrounds with their minimum contrast: 7 for text (WCAG 1.4.6), 4.3 for edges of controls. */
export const PAIRS = [
  { front: 'ink', ground: 'bg', least: 7 },
  { front: 'ink-2', ground: 'bg', least: 7 },
  { front: 'ink-2', ground: 'bg-blue', least: 7 },
  { front: 'ink-3', ground: 'bg', least: 7 },
  { front: 'ink-3', ground: 'bg-gray', least: 7 },
  { front: 'link', ground: 'bg', least: 7 },
  { front: 'link', ground: 'bg-blue', least: 7 },
  { front: 'link', ground: 'bg-blue-2', least: 7 },
  { front: 'on-primary', ground: 'primary', least: 7 },
  { front: 'on-primary', ground: 'primary-hover', least: 7 },
  { front: 'accent', ground: 'bg', least: 7 },
  { front: 'line-strong', ground: 'bg', least: 4.3 },
  { front: 'on-bar', ground: 'bar', least: 7 },
  { front: 'on-foot', ground: 'foot', least: 7 },
  { front: 'on-news', ground: 'news', least: 7 },
  { front: 'mural-ink', ground: 'mural-terracotta', least: 7 },
  { front: 'mural-ink', ground: 'mural-night', least: 7 },
  { front: 'ok', ground: 'ok-bg', least: 7 },
  { front: 'no', ground: 'no-bg', least: 7 },
  { front: 'warn', ground: 'warn-bg', least: 7 },
  { front: 'focus-in', ground: 'focus-out', least: 7 },
] as const;

/** Computes the contrast of two colours, #rgb or #rrggbb, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
