import type { Language } from '#app/i18n/language.ts';
import { helplinesById } from '../helplines/helplines.server.ts';
import { localize } from '../localize.ts';
import type { Elsewhere } from './schema.server.ts';

/** Localizes an entry with the helplines that it names. `amountsOf`: day of its amounts, if its sentence has any. */
export function shownElsewhere(entry: Elsewhere, language: Language) {
  const { id, group, title, owner, gives, ask, confidence } = localize(entry, language);
  const helplines = helplinesById(ask.helplines ?? [], language, `content/elsewhere/${id}.yaml`);
  return {
    ...{ id, group, title, owner, gives, confidence },
    office: ask.office,
    site: ask.site,
    helplines: helplines.map(({ number, title, audience }) => ({ number, title, ...(audience && { audience }) })),
    amountsOf: hasAmount(entry) ? entry.asOf : undefined,
  };
}

export type ShownElsewhere = ReturnType<typeof shownElsewhere>;

/** Tells whether the entry states an amount, which its owner may have changed since. */
export function hasAmount({ namedFigures = [] }: Pick<Elsewhere, 'namedFigures'>): boolean {
  return namedFigures.some(({ rupees, percent }) => rupees !== undefined || percent !== undefined);
}

/** What pages show of an entry that they only link to. */
export type ElsewhereLink = Pick<ShownElsewhere, 'id' | 'title' | 'owner'>;

/** Lists the entries that name this situation or scheme, as links. */
export function elsewhereOf(
  entries: readonly Elsewhere[],
  field: 'situations' | 'schemes',
  id: string,
  language: Language,
): ElsewhereLink[] {
  return entries
    .filter((entry) => entry[field]?.includes(id))
    .map((entry) => ({ id: entry.id, title: entry.title[language], owner: entry.owner[language] }));
}
