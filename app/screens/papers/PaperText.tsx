import { Clock } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { type Paper, urgencyOf } from '#app/model/schemes/papers.ts';
import styles from './PaperText.module.css';

/** What a paper is, where it comes from, and why to begin with it. */
export function PaperText({ paper }: { paper: Omit<Paper, 'schemeIds'> }) {
  const { t } = useTranslation('papers');
  const { what, issuedBy, issue, validity } = paper;
  const urgency = urgencyOf(paper);
  return (
    <>
      {urgency && (
        <p className={styles.urgent}>
          <Clock aria-hidden="true" />
          <b>{t(urgency)}</b>
        </p>
      )}
      <p>{what}</p>
      {issuedBy && <p>{t('issuedBy', { issuer: issuedBy })}</p>}
      {issue && <p>{issue.text}</p>}
      {validity && <p>{validity.text}</p>}
    </>
  );
}
