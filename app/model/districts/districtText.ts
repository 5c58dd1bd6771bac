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

type Words = { district: Translate<'district'>; institutions: Translate<'institutions'> };

/** Says that no government hostel of a district is named, and how many there are if that is known. */
export function noHostelsText({ name: place, hostels }: DistrictFacts, { district, institutions: t }: Words): string {
  const { unnamed, schoolYear: year } = hostels;
  if (unnamed === 0) return district('noHostels');
  return `${t('inDistrict', { place, year, count: unnamed, all: unnamed })} ${t('noneNamed', { count: unnamed })}`;
}

/** Formats what the site does not know of a district. */
export function gapText(gap: Gap, t: Translate<'district'>): string {
  switch (gap.kind) {
    case 'office': {
      const facts = gap.facts.map((fact) => t(`fact.${fact}`));
      return t('gap.office', { office: gap.office, facts: join(facts, t), count: facts.length });
    }
    case 'counted': {
      const facts = gap.facts.map(({ fact, number }) => t(`gap.${fact}`, { number, count: number }));
      const count = gap.facts.reduce((sum, { number }) => sum + number, 0);
      return t('gap.counted', { category: gap.category, facts: join(facts, t), count });
    }
    case 'list':
    case 'entries':
      return t(`gap.${gap.kind}`, { category: gap.category });
  }
}

/** Joins what is missing with commas, and the last with "and". */
function join(facts: readonly string[], t: Translate<'district'>): string {
  const [last = '', ...others] = facts.toReversed();
  return others.length > 0 ? t('gap.and', { first: others.reverse().join(', '), last }) : last;
}
