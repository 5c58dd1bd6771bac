import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { DistrictOfList, InstitutionList } from '#app/model/institutions/lists.server.ts';
import { hiddenByDistrictChoice } from './chosenDistrict.ts';
import styles from './StudentsFilter.module.css';
import { isListedUnder, STUDENT_FILTERS } from './students.ts';

type ListCountProps = { lists: InstitutionList[]; initial: string };

/** Says how many names the current choice shows. Contains a sentence for each choice in one live region, and shows one of them. */
export function ListCount({ lists, initial }: ListCountProps) {
  return (
    <p role="status" className={styles.count}>
      {lists.map((list) => (
        <span key={list.id} data-part={list.id} hidden={list.id !== initial}>
          <span {...hiddenByDistrictChoice(list.districts)}>
            <CountSentence list={list} districts={list.districts} />
          </span>
          {list.districts.map((district) => (
            <span key={district.id} data-part-only={district.id} hidden>
              <CountSentence list={list} districts={[district]} place={district.name} />
            </span>
          ))}
        </span>
      ))}
    </p>
  );
}

/** `place`: name of the chosen district. */
type CountProps = { list: InstitutionList; districts: DistrictOfList[]; place?: string | undefined };

/** Adds up the hostels of the districts. Returns undefined if the number of a district is unknown. */
function sumHostels(districts: DistrictOfList[]): number | undefined {
  return districts.every(({ inDistrict }) => inDistrict !== undefined)
    ? districts.reduce((sum, { inDistrict = 0 }) => sum + inDistrict, 0)
    : undefined;
}

function CountSentence({ list, districts, place }: CountProps) {
  const { t, language } = useTranslation('institutions');
  if (list.districts.length === 0) return list.category;
  const total = sumHostels(districts);
  const hostels = districts.flatMap((district) => district.hostels);
  const sentence = <NamesSentence list={list} districts={districts} place={place} />;
  if (total === undefined && hostels.length === 0) return sentence;
  // Says "names", not "hostels", unless all hostels are named and known to be for girls or boys: others may be for these students too.
  const isComplete = hostels.length === total && hostels.every(({ students }) => students !== undefined);
  return (
    <>
      <span data-students="all">{sentence}</span>
      {STUDENT_FILTERS.map((filter) => {
        const count = hostels.filter(({ students }) => isListedUnder(students, filter)).length;
        const values = { place: place ?? t('allDistricts'), students: t(`filter.${filter}`) };
        return (
          <span key={filter} data-students={filter}>
            {isComplete || count > 0
              ? t(isComplete ? 'count.hostels' : 'count.named', {
                  ...values,
                  count,
                  number: formatNumber(count, language),
                })
              : t('count.noneNamed', values)}
          </span>
        );
      })}
    </>
  );
}

/** Says how many names the districts have, whoever the students are. */
function NamesSentence({ list: { category }, districts, place }: CountProps) {
  const { t, language } = useTranslation('institutions');
  const number = (value: number) => formatNumber(value, language);
  const hasNames = ({ hostels, institutions }: DistrictOfList) => hostels.length + institutions.length > 0;
  const count = districts.reduce((sum, { hostels, institutions }) => sum + hostels.length + institutions.length, 0);
  const total = sumHostels(districts);
  if (total !== undefined) {
    const all = number(total);
    if (place && count === 0) return t('count.none', { place, all, count: total });
    const values = { place, districts: number(districts.length), all, named: number(count) };
    return t(place ? 'count.ofDistrict' : 'count.ofAll', values);
  }
  if (place && count === 0) return t('count.noneNamed', { place, students: category });
  if (place) return t('count.names', { category, place, count, number: number(count) });
  const known = districts.filter(hasNames).length;
  return t('count.districts', { category, count: known, known: number(known), all: number(districts.length) });
}
