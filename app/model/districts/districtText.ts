import type { Translate } from '#app/i18n/wordKeys.ts';
import type { DistrictFacts } from './districtFacts.server.ts';
import type { Gap } from './gaps.ts';

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

/** Formats what the site does not know of a district. */
export function gapText(gap: Gap, t: Translate<'district'>): string {
  switch (gap.kind) {
    case 'office':
      return t('gap.office', { office: gap.office, facts: gap.facts.map((fact) => t(`fact.${fact}`)).join(', ') });
    case 'counted': {
      const facts = gap.facts.map(({ fact, number }) => t(`gap.${fact}`, { number, count: number }));
      return t('gap.counted', { category: gap.category, facts: facts.join(', ') });
    }
    case 'list':
    case 'entries':
      return t(`gap.${gap.kind}`, { category: gap.category });
  }
}
