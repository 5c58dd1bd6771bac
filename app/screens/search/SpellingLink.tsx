import { PageLink } from '#app/components/links/PageLink.tsx';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './Search.module.css';
import { formatSearchParams, type SearchParams } from './searchParams.ts';

type SpellingLinkProps = { params: SearchParams; corrected: string | undefined };

/** Leads to the results for the query as typed, and from there to those for the corrected one. */
export function SpellingLink({ params: { query, exact }, corrected }: SpellingLinkProps) {
  const { t } = useTranslation('search');
  if (!corrected) return null;
  return (
    <PageLink
      className={styles.spelling}
      to={`/search${formatSearchParams({ query, exact: !exact })}`}
      preventScrollReset
    >
      {exact ? t('didYouMean', { query: corrected }) : t('insteadFor', { query })}
    </PageLink>
  );
}
