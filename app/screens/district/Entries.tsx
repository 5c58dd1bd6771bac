import { TriangleAlert } from 'lucide-react';
import { Cautions, ListCaution } from '#app/components/facts/Cautions.tsx';
import { ExternalLink } from '#app/components/links/ExternalLink.tsx';
import { LinkedText } from '#app/components/links/LinkedText.tsx';
import { OnwardLink, PageLink } from '#app/components/links/PageLink.tsx';
import { InlinePhoneLink } from '#app/components/links/PhoneLink.tsx';
import { AskOffice } from '#app/components/offices/AskOffice.tsx';
import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { DataTable } from '#app/components/text/StackedTable.tsx';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { DistrictFacts } from '#app/model/districts/districtFacts.server.ts';
import { noHostelsText } from '#app/model/districts/districtText.ts';
import styles from './Entries.module.css';

type Hostels = DistrictFacts['hostels'];

export function HostelSection({ facts }: { facts: DistrictFacts }) {
  const { name: district, hostels, ask } = facts;
  const { t, language } = useTranslation(['district', 'hostel', 'institutions']);
  const { t: institutions } = useTranslation('institutions');
  const { id, category, entries, unnamed, schoolYear } = hostels;
  const number = formatNumber(entries.length, language);
  const all = entries.length + unnamed;
  const isNumberMissing = entries.some(({ phone, note, isClosed: closed }) => !phone && !note && !closed);
  const hasNotes = entries.some(({ isClosed, phone, note }) => isClosed || phone || note);
  return (
    <LabelledSection
      id={id}
      title={category}
      beside={
        <>
          <ListCaution entries={entries} />
          {entries.length > 0 && unnamed > 0 && (
            <p>{t('hostelsNamed', { all: formatNumber(all, language), number, year: schoolYear })}</p>
          )}
          <OnwardLink to={hostels.schemePath}>{t('institutions:scheme')}</OnwardLink>
        </>
      }
    >
      {entries.length > 0 && (
        <DataTable
          className={styles.hostels}
          caption={t('hostelsOfDistrict', { district })}
          captionHidden
          columns={[t('column.hostel'), t('column.for'), t('column.place'), ...(hasNotes ? [t('column.note')] : [])]}
        >
          {entries.map((hostel) => (
            <tr key={hostel.id}>
              <th scope="row">
                <PageLink to={hostel.path}>{hostel.title}</PageLink>
                <Cautions entry={hostel} isInList />
              </th>
              <td>
                {hostel.students
                  ? `${t(`hostel:studentsOf.${hostel.students}`)} `
                  : t('institutions:boysOrGirlsUnknown')}
              </td>
              <td>{hostel.address ?? hostel.place}</td>
              {hasNotes && (
                <td>
                  <GoodToKnow hostel={hostel} />
                </td>
              )}
            </tr>
          ))}
        </DataTable>
      )}
      {(entries.length === 0 || isNumberMissing) && (
        <div className={styles.ask}>
          <p>{entries.length === 0 ? noHostelsText(facts, { district: t, institutions }) : t('askForNumber')}</p>
          <AskOffice office={ask} isMain={false} />
        </div>
      )}
    </LabelledSection>
  );
}

function GoodToKnow({ hostel: { title, isClosed, phone, note } }: { hostel: Hostels['entries'][number] }) {
  const { t } = useTranslation('institutions');
  return (
    <>
      {isClosed && (
        <p className={styles.closed}>
          <TriangleAlert aria-hidden="true" />
          {t('closed')}
        </p>
      )}
      {note && (
        <p>
          <LinkedText>{note}</LinkedText>
        </p>
      )}
      {phone && <InlinePhoneLink number={phone} of={title} className="tap" />}
    </>
  );
}

/** Lists the aided hostels, schools or homes of a district. */
export function EntrySection({ list: { id: key, category, path, entries } }: { list: DistrictFacts['lists'][number] }) {
  const { t } = useTranslation(['district', 'institutions']);
  return (
    <LabelledSection
      id={key}
      title={category}
      beside={
        <OnwardLink to={path}>
          {t('allOfCategory')}
          <span className="sr">: {category}</span>
        </OnwardLink>
      }
    >
      <div>
        <ListCaution entries={entries} />
        <ul className={`two ${styles.entries}`}>
          {entries.map((entry) => {
            const { id, title, path: own, place, ngo, note, phone, website } = entry;
            return (
              <li key={id}>
                <h3>
                  {own ? (
                    <PageLink to={own} className="tap">
                      {title}
                    </PageLink>
                  ) : (
                    title
                  )}
                </h3>
                <Cautions entry={entry} isInList />
                <p>{place}</p>
                {ngo && <p>{t('institutions:runBy', { ngo })}</p>}
                {note && (
                  <p>
                    <LinkedText>{note}</LinkedText>
                  </p>
                )}
                {phone && <InlinePhoneLink number={phone} of={title} className="tap" />}
                {website && (
                  <ExternalLink href={website} className="tap">
                    {website.replace(/^https?:\/\//, '')}
                  </ExternalLink>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </LabelledSection>
  );
}
