import { FileText } from 'lucide-react';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Section } from './Section.tsx';
import type { SchemePage } from './schemePage.server.ts';
import styles from './TickList.module.css';

export function Documents({ id, documents }: Pick<SchemePage, 'id' | 'documents'>) {
  const { t } = useTranslation('scheme');
  return (
    <Section id="documents" title={t('parts.documents')}>
      {documents.length === 0 ? (
        <p>{t('noDocuments')}</p>
      ) : (
        <>
          <ul className={styles.ticks}>
            {documents.map(({ id: document, title, what, issuedBy, issue, validity }) => (
              <li key={document}>
                <FileText aria-hidden="true" />
                <span>
                  {title}
                  <span className={styles.from}>{what}</span>
                  {issuedBy && <span className={styles.from}>{t('issuedBy', { issuer: issuedBy })}</span>}
                  {issue && <span className={styles.from}>{issue.text}</span>}
                  {validity && <span className={styles.from}>{validity.text}</span>}
                </span>
              </li>
            ))}
          </ul>
          <p className="no-print">
            <PageLink to="/papers" className={styles.add} state={{ schemes: [id] }}>
              {t('addToPapers')}
            </PageLink>
          </p>
        </>
      )}
    </Section>
  );
}
