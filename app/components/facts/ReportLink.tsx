import { useContext } from 'react';
import { formatDate } from '#app/i18n/format/dates.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { PageLink } from '../links/PageLink.tsx';
import styles from './Provenance.module.css';
import { ReportContext } from './ReportContext.ts';

/** Begins an e-mail about an error in the page. Without an e-mail address, links to the page that says whom to tell. */
export function ReportLink({ asOf }: { asOf: string }) {
  const { t, language } = useTranslation('components');
  const report = useContext(ReportContext);
  const look = `no-print ${styles.report}`;
  if (!report)
    return (
      <PageLink className={look} to="/feedback">
        {t('report.link')}
      </PageLink>
    );
  const { email, title, address } = report;
  const lines = [address, t('asOf', { date: formatDate(asOf, language) }), '', t('report.sentence'), '', ''];
  return (
    <a className={look} href={`mailto:${email}?subject=${encode(title)}&body=${encode(lines.join('\n'))}`}>
      {t('report.link')}
    </a>
  );
}

/** Encodes what RFC 6068 requires, but leaves Devanagari to the browser, because each encoded letter takes nine bytes. */
function encode(text: string): string {
  return encodeURI(text)
    .replace(/[&+#]/g, encodeURIComponent)
    .replace(/(%[89A-F][0-9A-F])+/g, decodeURIComponent);
}
