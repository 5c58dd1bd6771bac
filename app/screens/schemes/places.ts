/** Where the card of a scheme stands: in the list, further down where "Show more" brings it up, or left out by the filter. */
export type Place = 'listed' | 'later' | 'out';

type Schemes = { schemes: readonly { id: string }[] };

/** How many cards a list begins with, and how many each press adds: two columns of four. */
export const STEP = 8;

/** Id of the first card that is not listed yet. */
export const FIRST_LATER = 'more-schemes';

/** The place of every scheme, when `listed` of those that the filter shows are listed. */
export function placesOf(
  categories: readonly Schemes[],
  shown: ReadonlySet<string>,
  listed: number,
): Map<string, Place> {
  const places = new Map<string, Place>();
  let position = 0;
  for (const { id } of categories.flatMap(({ schemes }) => schemes)) {
    if (!shown.has(id)) places.set(id, 'out');
    else places.set(id, position++ < listed ? 'listed' : 'later');
  }
  return places;
}

/** The place of a whole category: that of its best placed scheme. */
export function placeOf({ schemes }: Schemes, places: ReadonlyMap<string, Place>): Place {
  const found = new Set(schemes.map(({ id }) => places.get(id)));
  if (found.has('listed')) return 'listed';
  return found.has('later') ? 'later' : 'out';
}

/**
 * How many cards were listed at this point of the history; all, when "Show more" was followed as a link before the script
 * came. Anything else found there is not used.
 */
export function listedIn(state: unknown, hash = ''): number {
  if (hash === `#${FIRST_LATER}`) return Number.POSITIVE_INFINITY;
  const listed = state !== null && typeof state === 'object' && 'listed' in state ? state.listed : undefined;
  return Number.isInteger(listed) ? Math.max(STEP, Number(listed)) : STEP;
}
