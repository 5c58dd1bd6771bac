import { useTranslation } from 'react-i18next';
import { PageLink } from '#app/components/PageLink/PageLink.tsx';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import styles from './AfterApplying.module.css';
import { Section } from './Section.tsx';
import type { SchemePage } from './schemePage.server.ts';

/** By when the office must decide, where to appeal, and what anybody can do who hears nothing. */
export function AfterApplying({
  timeLimit,
  appeal,
  grievanceDays,
}: Pick<SchemePage, 'timeLimit' | 'appeal' | 'grievanceDays'>) {
  const { t } = useTranslation('scheme');
  const days = formatNumber(grievanceDays, useLanguage());
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
