import { ChevronRight } from 'lucide-react';
import { Cautions, ListCaution } from '#app/components/facts/Cautions.tsx';
import links from '#app/components/links/LinkList.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { AskOffice } from '#app/components/offices/AskOffice.tsx';
import panel from '#app/components/panel.module.css';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { hostelPath } from '#app/model/hostels/rules.ts';
import type { DistrictOfList, HostelOfList, InstitutionList } from '#app/model/institutions/lists.server.ts';
import { hiddenByDistrictChoice, partExceptValue } from './chosenDistrict.ts';
import styles from './HostelRows.module.css';
import { isListedUnder, STUDENT_FILTERS } from './students.ts';

/** Lists the government hostels by district. Hides the heading of the chosen district, because the choice already names it. */
export function HostelRows({ list: { districts, schoolYear } }: { list: InstitutionList }) {
  const { t, language } = useTranslation('institutions');
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      <ListCaution entries={districts.flatMap(({ hostels }) => hostels)} />
      {districts.map((district) => {
        const { id, name, hostels, inDistrict: all } = district;
        return (
          <section key={id} className={styles.district} data-part-except={partExceptValue(districts, id)}>
            <h3 {...hiddenByDistrictChoice(districts)}>
              {name}{' '}
              {hostels.length > 0 && all !== undefined && (
                <span>{t('namedOf', { named: number(hostels.length), all: number(all) })}</span>
              )}
            </h3>
            {hostels.length > 0 && (
              <ul className={styles.rows}>
                {hostels.map((hostel) => (
                  <HostelRow key={hostel.name} hostel={hostel} />
                ))}
              </ul>
            )}
            <MissingHostels district={district} year={schoolYear ?? ''} />
          </section>
        );
      })}
      <UnknownStudentsNote districts={districts} />
    </>
  );
}

/** Says how many hostels the filter for girls or boys omits because it is unknown for whom they are. */
function UnknownStudentsNote({ districts }: Pick<InstitutionList, 'districts'>) {
  const { t, language } = useTranslation('institutions');
  const count = countUnknownStudents(districts);
  if (count === 0) return null;
  return (
    <div className={styles.unknown} {...hiddenByDistrictChoice(districts)}>
      <p className={`${panel.panel} ${styles.missing}`}>
        {t('unknownHere', { count, number: formatNumber(count, language) })}
      </p>
    </div>
  );
}

const countUnknownStudents = (districts: readonly DistrictOfList[]) =>
  districts.flatMap(({ hostels }) => hostels).filter(({ students }) => !students).length;

/** Links the page of a hostel, which has its photos and its PDF. */
function HostelRow({ hostel }: { hostel: HostelOfList }) {
  const { t } = useTranslation('institutions');
  const { name, label, place, students, closed } = hostel;
  const fits = STUDENT_FILTERS.filter((filter) => isListedUnder(students, filter)).join(' ');
  return (
    <li className={styles.row} data-students={fits}>
      <PageLink to={hostelPath(name)} className={links.link}>
        <span>
          <b>{label}</b>
          {place && <small>{place}</small>}
          {closed && <small className={styles.mark}>{t('closed')}</small>}
          {!students && <small>{t('boysOrGirlsUnknown')}</small>}
        </span>
        <ChevronRight className={`no-print ${links.arrow}`} aria-hidden="true" />
      </PageLink>
      <Cautions entry={hostel} isInList />
    </li>
  );
}

/** Says how many hostels of a district are missing in the list or in its filters, and whom to call. Shown without a choice if none is named. */
function MissingHostels({ district, year }: { district: DistrictOfList; year: string }) {
  const { t, language } = useTranslation('institutions');
  const { id, name, hostels, inDistrict, ask } = district;
  const unknown = countUnknownStudents([district]);
  if (unknown === 0 && hostels.length >= (inDistrict ?? 1)) return null;
  const number = (value: number) => formatNumber(value, language);
  return (
    <div
      className={`${panel.panel} ${styles.missing}`}
      {...(hostels.length > 0 && { 'data-part-only': id, 'data-chosen': 'false' })}
    >
      <p>
        {inDistrict === undefined ? (
          hostels.length === 0 && t('noNames')
        ) : (
          <>
            <b>{t('inDistrict', { place: name, year, count: inDistrict, all: number(inDistrict) })}</b>{' '}
            {hostels.length === 0 && t('noneNamed', { count: inDistrict })}
            {hostels.length > 0 &&
              (hostels.length < inDistrict
                ? t('namedHere', { count: hostels.length, named: number(hostels.length) })
                : t('allNamedHere'))}
          </>
        )}{' '}
        {unknown > 0 && t('unknownHere', { count: unknown, number: number(unknown) })}
      </p>
      <AskOffice office={ask} />
    </div>
  );
}
