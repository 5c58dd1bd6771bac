import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { DistrictOfList, InstitutionList } from '#app/model/institutions/lists.server.ts';
import { onlyWithoutDistrict } from './chosenDistrict.ts';
import styles from './StudentsFilter.module.css';
import { admits, FILTERS } from './students.ts';

type ListCountProps = { lists: InstitutionList[]; initial: string };

/** Says how many names each choice shows. It is one live region, of which the choices show one sentence. */
export function ListCount({ lists, initial }: ListCountProps) {
  return (
    <p role="status" className={styles.count}>
      {lists.map((list) => (
        <span key={list.id} data-part={list.id} hidden={list.id !== initial}>
          <span {...onlyWithoutDistrict(list.districts)}>
            <Count list={list} districts={list.districts} />
          </span>
          {list.districts.map((district) => (
            <span key={district.id} data-part-only={district.id} hidden>
              <Count list={list} districts={[district]} place={district.name} />
            </span>
          ))}
        </span>
      ))}
    </p>
  );
}

type CountProps = { list: InstitutionList; districts: DistrictOfList[]; place?: string };

/** `place`: the chosen district. */
function Count({ list, districts, place }: CountProps) {
  const { t, language } = useTranslation('institutions');
  const number = (value: number) => formatNumber(value, language);
  const hostels = districts.flatMap((district) => district.hostels);
  const institutions = districts.flatMap((district) => district.institutions).length;
  const inDistricts = districts.flatMap(({ inDistrict }) => inDistrict ?? []);
  if (list.districts.length === 0) return list.category;
  if (inDistricts.length === 0) {
    if (place)
      return t('count.names', { category: list.category, place, count: institutions, number: number(institutions) });
    const known = districts.filter((district) => district.institutions.length > 0).length;
    return t('count.districts', {
      category: list.category,
      count: known,
      known: number(known),
      all: number(districts.length),
    });
  }
  const total = inDistricts.reduce((sum, each) => sum + each, 0);
  const all = number(total);
  return (
    <>
      <span data-of="all">
        {place && hostels.length === 0
          ? t('count.none', { place, all, count: total })
          : t(place ? 'count.ofDistrict' : 'count.ofAll', {
              place,
              districts: number(districts.length),
              all,
              named: number(hostels.length),
            })}
      </span>
      {FILTERS.map((filter) => {
        const count = hostels.filter(({ students }) => admits(students, filter)).length;
        const students = t(`filter.${filter}`);
        return (
          <span key={filter} data-of={filter}>
            {t('count.hostels', { place: place ?? t('allDistricts'), students, count, number: number(count) })}
          </span>
        );
      })}
    </>
  );
}
