import type { Translate } from '#app/i18n/wordKeys.ts';
import type { DistrictFacts } from '#app/model/districts/districtFacts.server.ts';

/** Counts what the page names. Leaves out a category whose list is not published, because its entries are not confirmed. */
export function knownText({ offices, hostels, lists }: DistrictFacts, t: Translate<'district'>): string {
  const counted = (key: 'offices' | 'government-hostels' | DistrictFacts['lists'][number]['id'], number: number) =>
    number > 0 ? [t(key, { count: number, number })] : [];
  const named = hostels.entries.length;
  const parts = [
    ...counted('offices', offices.filter(({ office }) => office).length),
    ...(named > 0 && hostels.unnamed > 0
      ? [t('hostelsOf', { number: named, all: named + hostels.unnamed })]
      : counted('government-hostels', named)),
    ...lists.flatMap(({ id, entries, isUnpublished }) => (isUnpublished ? [] : counted(id, entries.length))),
  ];
  return t('known', { list: parts.join(', ') });
}
