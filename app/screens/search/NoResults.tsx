import { ChevronRight, HandCoins, ListChecks, Phone } from 'lucide-react';
import rows from '#app/components/links/LinkList.module.css';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './NoResults.module.css';
import { formatSearchParams } from './searchParams.ts';

/** What the page offers if the search finds nothing: the formatted counts of situations and schemes, and a helpline. */
export type FallbackLinks = {
  situations: string;
  schemes: string;
  helpline: { number: string; label: string } | undefined;
};

const EXAMPLES = ['pension', 'hostel', 'loan'] as const;

/** Offers example queries, situations, schemes and a helpline. The script adds other queries before the examples. */
export function NoResults({ waysOn }: { waysOn: FallbackLinks }) {
  const { t } = useTranslation(['search', 'components']);
  const { situations, schemes, helpline } = waysOn;
  return (
    <>
      <h2 className={styles.heading}>{t('tryThese')}</h2>
      <ul role="list" className={styles.chips} data-suggestions="">
        {EXAMPLES.map((word) => (
          <li key={word}>
            <PageLink to={`/search${formatSearchParams({ query: t(`examples.${word}`) })}`}>
              {t(`examples.${word}`)}
            </PageLink>
          </li>
        ))}
      </ul>
      <h2 className={styles.heading}>{t('or')}</h2>
      <LinkList
        links={[
          { label: t('chooseSituation', { number: situations }), path: '/situations', Icon: ListChecks },
          { label: t('seeSchemes', { number: schemes }), path: '/scheme', Icon: HandCoins },
        ]}
      >
        {helpline && (
          <li>
            <a className={rows.link} href={telephoneAddress(helpline.number)}>
              <Phone aria-hidden="true" />
              <span>
                {t('components:call', { number: helpline.number })}: {helpline.label}
              </span>
              <ChevronRight className={rows.arrow} aria-hidden="true" />
            </a>
          </li>
        )}
      </LinkList>
      <p className={styles.small}>
        {t('tips')} {t('ofThisDepartment')} <PageLink to="/elsewhere">{t('otherDepartments')}</PageLink>
      </p>
      <p className={styles.small}>
        <PageLink to="/sitemap">{t('index')}</PageLink>
      </p>
    </>
  );
}
