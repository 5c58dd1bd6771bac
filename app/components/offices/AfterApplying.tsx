import { formatNumber } from '#app/i18n/format/numbers.ts';
import { usePlainPath } from '#app/i18n/usePlainPath.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { Remedies } from '#app/model/acts/remedies.server.ts';
import { PageLink } from '../links/PageLink.tsx';
import { Expandable } from '../text/Expandable.tsx';
import { Paragraphs } from '../text/Prose.tsx';
import styles from './AfterApplying.module.css';

type AfterApplyingProps = { timeLimit: string | undefined; appeal: string[] | undefined; remedies: Remedies };

/** Explains the time limit, and folds how to appeal and complain. `appeal` replaces the appeal levels of the Right to Services Act. */
export function AfterApplying({ timeLimit, appeal, remedies }: AfterApplyingProps) {
  const { t, language } = useTranslation(['offices-by-district', 'components']);
  const currentPath = usePlainPath();
  const first = formatNumber(remedies.firstAppealDays, language);
  const second = formatNumber(remedies.secondAppealDays, language);
  const days = formatNumber(remedies.grievanceDays, language);
  return (
    <div className={styles.after}>
      <p>{timeLimit ?? t('noTimeLimit')}</p>
      <Expandable label={t('noAnswer')} heading="h3">
        {appeal ? (
          <Paragraphs lines={appeal} />
        ) : (
          <p>
            {t('levelsOfAppeal', { first, second })}
            {remedies.confidence === 'medium' && <span className="small"> {t('components:toBeConfirmed')}</span>}
          </p>
        )}
        <ul className={styles.links}>
          {currentPath !== remedies.grievancePath && (
            <li>
              <PageLink to={remedies.grievancePath}>{t('complain', { days })}</PageLink>
            </li>
          )}
          {!appeal && (
            <li>
              <PageLink to="/rtsact">{t('rights')}</PageLink>
            </li>
          )}
        </ul>
      </Expandable>
    </div>
  );
}
