import { useContext } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { PageLink } from '../links/PageLink.tsx';
import { ReportContext } from './ReportContext.ts';

/**
 * Begins an e-mail about an error in the page; the subject is the address of the page and the day of its facts, because a
 * title and labels in Devanagari would add 90 bytes to every page. Without an e-mail address, links to the page that says whom to tell.
 */
export function ReportLink({ asOf }: { asOf: string }) {
  const { t } = useTranslation('components');
  const report = useContext(ReportContext);
  if (!report) return <PageLink to="/feedback">{t('report')}</PageLink>;
  return <a href={`mailto:${report.email}?subject=${encodeURI(report.address)}%20${asOf}`}>{t('report')}</a>;
}
