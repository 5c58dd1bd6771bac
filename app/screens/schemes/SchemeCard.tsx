import buttons from '#app/components/buttons.module.css';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { Cautions } from '#app/components/facts/Cautions.tsx';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Tag } from '#app/components/text/Tag.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import * as pageOf from '#app/model/pageOf.ts';
import type { SchemeOfCard } from './listing.server.ts';
import styles from './SchemeList.module.css';

/** Shows what a scheme gives, and to whom. The filter reads the texts that are marked with `data-filtered`. */
export function SchemeCard({ scheme, category }: { scheme: SchemeOfCard; category: string }) {
  const { t, language } = useTranslation(['schemes', 'components']);
  const { publishedDate, asOf } = scheme;
  return (
    <>
      <Tag>{category}</Tag>
      <h3 data-filtered="">
        <PageLink to={pageOf.schemes(scheme.id)} className="over">
          {scheme.name}
        </PageLink>
      </h3>
      {scheme.official && (
        <p className={styles.plain} data-filtered="">
          {scheme.official}
        </p>
      )}
      <p className={styles.who} data-filtered="">
        {scheme.forWhom}
      </p>
      <div className={styles.benefit}>
        <BenefitAmount benefit={scheme.benefit} />
        {scheme.benefit.what !== scheme.name && <p className="small">{scheme.benefit.what}</p>}
      </div>
      <Cautions entry={scheme} />
      <div className={`ends ${styles.foot}`}>
        <span className="small">
          {publishedDate
            ? t('publishedOn', { date: formatDate(publishedDate, language) })
            : t('components:asOf', { date: formatDate(asOf, language) })}
        </span>
        <span className={`${buttons.onward} no-print ${styles.details}`} aria-hidden="true">
          {t('viewDetails')}
        </span>
      </div>
    </>
  );
}
