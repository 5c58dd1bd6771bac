import { formatDate } from '#app/i18n/dates.ts';
import type { Retired } from '#app/model/archive/retired.server.ts';
import { errorAt, type Finding } from '../finding.ts';
import { placesNaming } from '../naming.ts';

/** Nothing names an entry that is retired: a reader would be led to what is gone. */
export function retiredNamed(entries: readonly Retired[], root?: string): Finding[] {
  return entries.flatMap(({ kind, id, page, otherAddresses = [], title, on }) => {
    const named = { collection: kind, id, addresses: [...(page === undefined ? [] : [page]), ...otherAddresses] };
    return placesNaming(named, root).map(({ file, path }) =>
      errorAt(
        { file, field: path.join('.') },
        `names “${title.en}”, which is retired since ${formatDate(on, 'en')}. Take it out, or name what takes its place`,
      ),
    );
  });
}
