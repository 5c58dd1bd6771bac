import { useContext } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { PageLink } from '../links/PageLink.tsx';
import { ErrorReportContext } from './ErrorReportContext.ts';

/**
 * Opens an e-mail whose subject is the address of the page and the date of its facts: a Devanagari title would add 90 bytes to every
 * page. If the site has no e-mail address for reports, links to the feedback page.
 */
export function ReportErrorLink({ asOf }: { asOf: string }) {
  const { t } = useTranslation('components');
  const report = useContext(ErrorReportContext);
  if (!report) return <PageLink to="/feedback">{t('report')}</PageLink>;
  return <a href={`mailto:${report.email}?subject=${encodeURI(report.address)}%20${asOf}`}>{t('report')}</a>;
}
