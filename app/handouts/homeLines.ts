import type { DistrictEntry } from '#app/model/districts/districtFacts.server.ts';

/** Lists the places of the hostels, schools and homes of a district, one category a line. */
export function homeLines(
  lists: readonly { category: string; entries: readonly DistrictEntry[] }[],
  none: string,
): string[] {
  const lines = lists.flatMap(({ category, entries }) => {
    const places = new Set(entries.flatMap(({ place, isClosed }) => (place && !isClosed ? [place] : [])));
    return places.size > 0 ? [`${category}: ${[...places].join('; ')}`] : [];
  });
  return lines.length > 0 ? lines : [none];
}
