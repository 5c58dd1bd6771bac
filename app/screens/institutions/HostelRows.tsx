import { ChevronRight } from 'lucide-react';
import { Cautions } from '#app/components/facts/Cautions.tsx';
import links from '#app/components/links/LinkList.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { AskOffice } from '#app/components/offices/AskOffice.tsx';
import panel from '#app/components/panel.module.css';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { hostelPath } from '#app/model/hostels/rules.ts';
import type { DistrictOfList, HostelOfList, InstitutionList } from '#app/model/institutions/lists.server.ts';
import { exceptOtherDistricts, onlyWithoutDistrict } from './chosenDistrict.ts';
import styles from './HostelRows.module.css';
import { admits, FILTERS } from './students.ts';

/** Lists the government hostels of each district. The choice of a district leaves out its heading, which it repeats. */
export function HostelRows({ list: { districts, schoolYear } }: { list: InstitutionList }) {
  const { t, language } = useTranslation('institutions');
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      {districts.map((district) => {
        const { id, name, hostels, inDistrict: all } = district;
        const names = { named: number(hostels.length), all: number(all ?? hostels.length) };
        return (
          <section key={id} className={styles.district} data-part-except={exceptOtherDistricts(districts, id)}>
            <h3 {...onlyWithoutDistrict(districts)}>
              {name} {(hostels.length > 0 || all === undefined) && <span>{t('namedOf', names)}</span>}
            </h3>
            {hostels.length > 0 && (
              <ul className={styles.rows}>
                {hostels.map((hostel) => (
                  <HostelRow key={hostel.name} hostel={hostel} />
                ))}
              </ul>
            )}
            <MissingNames district={district} year={schoolYear ?? ''} />
          </section>
        );
      })}
      <UnknownStudents districts={districts} />
    </>
  );
}

/** Says how many hostels the filter of girls or boys leaves out because nobody knows for whom they are. */
function UnknownStudents({ districts }: Pick<InstitutionList, 'districts'>) {
  const { t, language } = useTranslation('institutions');
  const count = countUnknown(districts);
  if (count === 0) return null;
  return (
    <div className={styles.unknown} {...onlyWithoutDistrict(districts)}>
      <p className={`${panel.panel} ${styles.missing}`}>
        {t('unknownHere', { count, number: formatNumber(count, language) })}
      </p>
    </div>
  );
}

const countUnknown = (districts: readonly DistrictOfList[]) =>
  districts.flatMap(({ hostels }) => hostels).filter(({ students }) => !students).length;

/** Links the page of a hostel, which has its photos and its PDF. */
function HostelRow({ hostel }: { hostel: HostelOfList }) {
  const { t } = useTranslation('institutions');
  const { name, label, place, students, closed } = hostel;
  const fits = FILTERS.filter((filter) => admits(students, filter)).join(' ');
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
      <Cautions entry={hostel} />
    </li>
  );
}

/** Says how many hostels of a district are not in the list, or not under boys or girls, and whom to call: also before a choice if none is named. */
function MissingNames({ district, year }: { district: DistrictOfList; year: string }) {
  const { t, language } = useTranslation('institutions');
  const { id, name, hostels, inDistrict, ask } = district;
  const unknown = countUnknown([district]);
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
