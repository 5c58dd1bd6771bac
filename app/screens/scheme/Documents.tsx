import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from './Section.tsx';
import type { SchemePage } from './schemePage.server.ts';
import styles from './TickList.module.css';

/**
 * The papers to bring, what each one is, who issues it and how long it is valid. Where none are known the page says so
 * and invents none.
 */
export function Documents({ documents }: Pick<SchemePage, 'documents'>) {
  const { t } = useTranslation('scheme');
  return (
    <Section id="documents" title={t('parts.documents')}>
      {documents.length === 0 ? (
        <p>{t('noDocuments')}</p>
      ) : (
        <ul className={styles.ticks}>
          {documents.map(({ id, title, what, issuedBy, validity }) => (
            <li key={id}>
              <FileText aria-hidden="true" />
              <span>
                {title}
                <span className={styles.from}>{what}</span>
                {issuedBy && <span className={styles.from}>{t('issuedBy', { issuer: issuedBy })}</span>}
                {validity && <span className={styles.from}>{t('valid', { validity })}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
