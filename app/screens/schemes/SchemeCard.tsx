import { ArrowRight } from 'lucide-react';
import buttons from '#app/components/buttons.module.css';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Tag } from '#app/components/text/Tag.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { SchemeOfCard } from './listing.server.ts';
import styles from './SchemeList.module.css';

/** Shows what a scheme gives, and to whom. The filter reads the texts that are marked with `data-filtered`. */
export function SchemeCard({ scheme, category }: { scheme: SchemeOfCard; category: string }) {
  const { t, language } = useTranslation(['schemes', 'components']);
  const { publishedDate, asOf } = scheme;
  const date = formatDate(publishedDate ?? asOf, language);
  return (
    <>
      <Tag>{category}</Tag>
      <h3 data-filtered="">
        <PageLink to={`/scheme/${scheme.id}`} className="over">
          {scheme.title}
        </PageLink>
      </h3>
      {scheme.plainTitle && (
        <p className={styles.plain} data-filtered="">
          {scheme.plainTitle}
        </p>
      )}
      <p className={styles.who} data-filtered="">
        {scheme.forWhom}
      </p>
      <div className={styles.benefit}>
        <BenefitAmount benefit={scheme.benefit} />
        {scheme.benefit.what !== scheme.plainTitle && <p className={styles.what}>{scheme.benefit.what}</p>}
        {scheme.mayHaveChanged && <p className={styles.what}>{t('components:reported.title')}</p>}
      </div>
      {scheme.sample && <p className={styles.meta}>{t('components:sampleNote')}</p>}
      <div className={styles.foot}>
        <span className={styles.meta}>{t(publishedDate ? 'publishedOn' : 'publishedIn', { date })}</span>
        <span className={`${buttons.onward} ${styles.details}`} aria-hidden="true">
          {t('viewDetails')}
          <ArrowRight />
        </span>
      </div>
    </>
  );
}
