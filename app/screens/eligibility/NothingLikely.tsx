import buttons from '#app/components/buttons.module.css';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { PhoneLink } from '#app/components/links/PhoneLink.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './ResultsPage.module.css';

/** No scheme fits all answers: people who can still help. */
export function NothingLikely({ helplines }: { helplines: { number: string; title: string }[] }) {
  const { t } = useTranslation('eligibility');
  return (
    <div className={styles.nothing}>
      <p>{t('results.none')}</p>
      <p>
        <PageLink to="/office" className={buttons.secondary}>
          {t('results.nearestOffice')}
        </PageLink>
      </p>
      <h2>{t('results.helplines')}</h2>
      <ul>
        {helplines.map(({ number, title }) => (
          <li key={number}>
            <span>{title}</span>
            <PhoneLink number={number} of={title} />
          </li>
        ))}
      </ul>
    </div>
  );
}
