import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { DistrictOfList } from '#app/model/institutions/lists.server.ts';
import { ExternalLink } from '../links/ExternalLink.tsx';
import { PageLink } from '../links/PageLink.tsx';
import { AskOffice } from '../offices/AskOffice.tsx';
import styles from './ListTable.module.css';

type InstitutionNamesProps = { institutions: DistrictOfList['institutions']; ask: DistrictOfList['ask'] };

/** What the district's document says, as text: nobody has to open a PDF to learn a name or whom to call. */
export function InstitutionNames({ institutions, ask }: InstitutionNamesProps) {
  const { t } = useTranslation(['institutions', 'components']);
  return (
    <>
      {institutions.length > 0 && (
        <ul className={styles.names}>
          {institutions.map(({ id, title, path, place, ngo, note, website, confidence, sample }) => (
            <li key={id}>
              <b>{path ? <PageLink to={path}>{title}</PageLink> : title}</b>
              <p>{place}</p>
              {ngo && <p>{t('runBy', { ngo })}</p>}
              {note && <p>{note}</p>}
              {website && (
                <p>
                  <ExternalLink href={website}>{website.replace(/^https?:\/\//, '')}</ExternalLink>
                </p>
              )}
              {sample && <p>{t('components:sampleNote')}</p>}
              {confidence === 'medium' && !sample && <p className={styles.doubt}>{t('components:toBeConfirmed')}</p>}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.missing}>{institutions.length > 0 ? t('noNumber') : t('noNames')}</p>
      <AskOffice office={ask} />
    </>
  );
}
