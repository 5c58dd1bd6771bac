import { ArrowRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import buttons from '#app/components/buttons.module.css';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Tag } from '#app/components/text/Tag.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ListedScheme } from './listing.ts';
import styles from './SchemeCard.module.css';

/** Memoised, because a filter leaves cards unchanged. */
export const SchemeCard = memo(function SchemeCard({ scheme }: { scheme: ListedScheme }) {
  const { t } = useTranslation(['schemes', 'components']);
  const { publishedDate, asOf } = scheme;
  const date = formatDate(publishedDate ?? asOf, useLanguage());
  const published = t(publishedDate ? 'publishedOn' : 'publishedIn', { date });
  return (
    <article className={styles.card}>
      <Tag>{scheme.category}</Tag>
      <h3>
        <SchemeLink id={scheme.id}>{scheme.title}</SchemeLink>
      </h3>
      {scheme.plainTitle && <p className={styles.plain}>{scheme.plainTitle}</p>}
      <p className={styles.who}>{scheme.forWhom}</p>
      <div className={styles.benefit}>
        <BenefitAmount benefit={scheme.benefit} />
        {scheme.benefit.what !== scheme.plainTitle && <p className={styles.what}>{scheme.benefit.what}</p>}
        {scheme.mayHaveChanged && <p className={styles.what}>{t('components:reported.title')}</p>}
      </div>
      {scheme.sample && <p className={styles.meta}>{t('components:sampleNote')}</p>}
      <div className={styles.foot}>
        <span className={styles.meta}>{published}</span>
        <SchemeLink id={scheme.id} className={buttons.onward}>
          {t('viewDetails')}
          <ArrowRight aria-hidden="true" />
          <span className="sr">: {scheme.title}</span>
        </SchemeLink>
      </div>
    </article>
  );
});

type SchemeLinkProps = { id: string; className?: string | undefined; children: ReactNode };

/** Stores the list's query in the history state for the scheme's back link. */
function SchemeLink({ id, className, children }: SchemeLinkProps) {
  const { search } = useLocation();
  return (
    <PageLink to={`/scheme/${id}`} className={className} state={{ list: search, steps: 1 }}>
      {children}
    </PageLink>
  );
}
