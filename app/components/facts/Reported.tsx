import { useTranslation } from '#app/i18n/useTranslation.ts';
import { reportedLines } from '#app/model/cautions.ts';
import { isGovernmentAddress } from '#app/model/governmentAddress.ts';
import type { ReportedText } from '#app/model/reported.server.ts';
import { ExternalLink } from '../links/ExternalLink.tsx';
import { Note } from '../text/Note.tsx';
import { Paragraphs } from '../text/Prose.tsx';
import styles from './Reported.module.css';

/** Warns that a newer report contradicts the adjacent information. */
export function Reported({ report }: { report: ReportedText | undefined }) {
  const { t, language } = useTranslation('components');
  if (report === undefined) return null;
  return (
    <Note kind="warning">
      <p>
        <b>{t('reported.title')}</b>
      </p>
      <Paragraphs lines={reportedLines(report, t, language)} />
      {report.sources.length > 0 && (
        <ul className={styles.sources}>
          {report.sources.map((address) => (
            <li key={address}>
              <ExternalLink href={address}>
                {t(isGovernmentAddress(address) ? 'reported.source' : 'reported.outsideGovernment', {
                  site: new URL(address).host.replace('www.', ''),
                })}
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </Note>
  );
}
