import { list } from 'postcss';

/** Both languages run from left to right, and lines from top to bottom. */
const SIDES: Record<string, string> = {
  'block-start': 'top',
  'block-end': 'bottom',
  'inline-start': 'left',
  'inline-end': 'right',
};

const CORNERS: Record<string, string> = {
  'border-start-start-radius': 'border-top-left-radius',
  'border-start-end-radius': 'border-top-right-radius',
  'border-end-start-radius': 'border-bottom-left-radius',
  'border-end-end-radius': 'border-bottom-right-radius',
};

const BOTH_SIDES = { inline: ['left', 'right'], block: ['top', 'bottom'] } as const;

type Named = [property: string, value: string];

/** Writes a declaration without newer properties: `margin-inline: auto` → `margin-left: auto` and `margin-right: auto`. */
export function olderDeclarations(property: string, value: string): Named[] {
  if (property === 'inset') return fourSides(value);
  // Means the same; Chromium knows `anywhere` from version 80 on.
  if (property === 'overflow-wrap' && value === 'anywhere') return [['word-break', 'break-word']];
  const corner = CORNERS[property];
  if (corner) return [[corner, value]];
  const [, extreme = '', axis] = /^((?:min-|max-)?)(inline|block)-size$/.exec(property) ?? [];
  if (axis) return [[extreme + (axis === 'inline' ? 'width' : 'height'), value]];
  return sidesOf(property, value);
}

function sidesOf(property: string, value: string): Named[] {
  const [, name = '', axis, end, rest = ''] =
    /^(margin|padding|inset|border|scroll-margin|scroll-padding)-(inline|block)(-start|-end)?(-(?:color|style|width))?$/.exec(
      property,
    ) ?? [];
  if (!axis) return [[property, value]];
  const named = (side: string) => (name === 'inset' ? side : `${name}-${side}${rest}`);
  if (end) return [[named(SIDES[axis + end] ?? ''), value]];
  const [first, last] = BOTH_SIDES[axis as 'inline' | 'block'];
  // `border-inline` has one value for both sides, of several words.
  const [start = value, finish = start] = name === 'border' && !rest ? [] : list.space(value);
  return [
    [named(first), start],
    [named(last), finish],
  ];
}

function fourSides(value: string): Named[] {
  const [top = value, right = top, bottom = top, left = right] = list.space(value);
  return [
    ['top', top],
    ['right', right],
    ['bottom', bottom],
    ['left', left],
  ];
}
