import { ChevronRight, HandCoins, ListChecks, Phone } from 'lucide-react';
import rows from '#app/components/links/LinkList.module.css';
import { LinkList } from '#app/components/links/LinkList.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { telephoneAddress } from '#app/i18n/format/telephone.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './NoResults.module.css';
import { formatSearchParams, type SearchParams } from './searchParams.ts';

/** What the page offers if it finds nothing: the numbers of situations and schemes, formatted, and whom to call. */
export type WaysOn = { situations: string; schemes: string; helpline: { number: string; label: string } | undefined };

type NoResultsProps = {
  params: SearchParams;
  /** The other spelling, if it finds something. */
  offered: string | undefined;
  /** The words of the query that occur on the site. */
  knownWords: string | undefined;
  waysOn: WaysOn;
};

const MAX_CHIPS = 3;
const EXAMPLES = ['pension', 'hostel', 'loan'] as const;

/** Offers other words, the situations, the schemes and a telephone number. */
export function NoResults({ params: { query, exact }, offered, knownWords, waysOn }: NoResultsProps) {
  const { t } = useTranslation(['search', 'components']);
  const { situations, schemes, helpline } = waysOn;
  const tries: Parameters<typeof formatSearchParams>[0][] = [
    ...(offered ? [exact ? { query: offered } : { query, exact: true }] : []),
    ...(knownWords ? [{ query: knownWords }] : []),
    ...EXAMPLES.map((word) => ({ query: t(`examples.${word}`) })),
  ];
  return (
    <>
      <h2 className={styles.heading}>{t('tryThese')}</h2>
      <ul role="list" className={styles.chips}>
        {tries.slice(0, MAX_CHIPS).map((one) => (
          <li key={one.query}>
            <PageLink to={`/search${formatSearchParams(one)}`}>{one.query}</PageLink>
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
