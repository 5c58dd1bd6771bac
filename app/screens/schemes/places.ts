/** Listed, hidden until "Show more", or excluded by the filter. */
export type Place = 'listed' | 'later' | 'out';

type Schemes = { schemes: readonly { id: string }[] };

/** Cards of a page: two columns of four. */
export const PAGE_SIZE = 8;

/** Id of the first hidden card. */
export const FIRST_HIDDEN_ID = 'more-schemes';

export function placeSchemes(
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

export function placeOfCategory({ schemes }: Schemes, places: ReadonlyMap<string, Place>): Place {
  const found = new Set(schemes.map(({ id }) => places.get(id)));
  if (found.has('listed')) return 'listed';
  return found.has('later') ? 'later' : 'out';
}

/** Reads the number of cards from the history state; all when "Show more" was followed as a link. */
export function parseListed(state: unknown, hash = ''): number {
  if (hash === `#${FIRST_HIDDEN_ID}`) return Number.POSITIVE_INFINITY;
  const listed = state !== null && typeof state === 'object' && 'listed' in state ? state.listed : undefined;
  return Number.isInteger(listed) ? Math.max(PAGE_SIZE, Number(listed)) : PAGE_SIZE;
}
