import { useTranslation } from 'react-i18next';
import { PageLink } from '#app/components/PageLink/PageLink.tsx';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import styles from './AfterApplying.module.css';
import { Section } from './Section.tsx';
import type { SchemePage } from './schemePage.server.ts';

/** Days within which the grievance portal answers (catalogue specification, section 9). */
const GRIEVANCE_DAYS = 21;

/** By when the office must decide, where to appeal, and what anybody can do who hears nothing. */
export function AfterApplying({ timeLimit, appeal }: Pick<SchemePage, 'timeLimit' | 'appeal'>) {
  const { t } = useTranslation('scheme');
  const days = formatNumber(GRIEVANCE_DAYS, useLanguage());
  return (
    <Section id="after" title={t('parts.after')}>
      <p>{timeLimit ?? t('noTimeLimit')}</p>
      {appeal?.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <h3 className={styles.noAnswer}>{t('noAnswer')}</h3>
      <ul className={styles.ways}>
        <li>
          <PageLink to="/citizen/services/grievance-redressal">{t('complain', { days })}</PageLink>
        </li>
        <li>
          <PageLink to="/rtsact">{t('rights')}</PageLink>
        </li>
      </ul>
    </Section>
  );
}
