import type { ReactNode } from 'react';
import { formatDate } from '#app/i18n/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Note } from '../Note/Note.tsx';
import styles from './Provenance.module.css';

type ProvenanceProps = {
  entry: {
    reviewed: string;
    reviewDue?: string | undefined;
    /** `reviewed` is the oldest day of several. */
    since?: true | undefined;
    /** Left out where each entry of a list says its own. */
    confidence?: 'high' | 'medium';
    sample?: true | undefined;
  };
  children?: ReactNode;
};

/**
 * The end of a page: when its facts were checked and, if somebody set a day, by when they are checked again; and what is not certain or only an illustration. `children` is a sentence
 * that goes before.
 */
export function Provenance({ entry, children }: ProvenanceProps) {
  const { t } = useTranslation('components');
  const language = useLanguage();
  return (
    <div className={styles.end}>
      {entry.sample && <Note kind="warning">{t('sampleNote')}</Note>}
      <p>
        {children && <>{children} </>}
        {t(entry.since ? 'reviewedSince' : 'reviewed', { date: formatDate(entry.reviewed, language) })}
        {entry.reviewDue && ` ${t('reviewDue', { date: formatDate(entry.reviewDue, language) })}`}
        {entry.confidence === 'medium' && !entry.sample && ` ${t('pageToBeConfirmed')}`}
      </p>
    </div>
  );
}
