import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from './Section.tsx';
import type { SchemePage } from './schemePage.server.ts';
import styles from './TickList.module.css';

/** The papers to bring and who issues them. Where none are known the page says so and invents none. */
export function Documents({ documents }: Pick<SchemePage, 'documents'>) {
  const { t } = useTranslation('scheme');
  return (
    <Section id="documents" title={t('parts.documents')}>
      {documents.length === 0 ? (
        <p>{t('noDocuments')}</p>
      ) : (
        <ul className={styles.ticks}>
          {documents.map(({ id, title, issuedBy }) => (
            <li key={id}>
              <FileText aria-hidden="true" />
              <span>
                {title}
                {issuedBy && <span className={styles.from}>{t('issuedBy', { issuer: issuedBy })}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
