import { ArrowRight } from 'lucide-react';
import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import buttons from '#app/components/buttons.module.css';
import { BenefitAmount } from '#app/components/facts/BenefitAmount.tsx';
import { useHydrated } from '#app/components/hooks/useHydrated.ts';
import { PageLink } from '#app/components/links/PageLink.tsx';
import { Tag } from '#app/components/text/Tag.tsx';
import { formatDate } from '#app/i18n/format/dates.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { ListedCategory, ListedScheme } from './listing.server.ts';
import { FIRST_HIDDEN_ID, type Place, placeCategory } from './listing.ts';
import styles from './SchemeList.module.css';

type SchemeListProps = {
  ref: RefObject<HTMLDivElement | null>;
  categories: ListedCategory[];
  chosen: string;
  places: ReadonlyMap<string, Place>;
};

/** Hides cards instead of unmounting them, which is four times as fast on a slow phone. */
export const SchemeList = memo(function SchemeList({ ref, categories, chosen, places }: SchemeListProps) {
  const firstLater = [...places].find(([, place]) => place === 'later')?.[0];
  return (
    <div ref={ref} className={styles.list} data-live={useHydrated()}>
      {categories.map((category) => (
        <section
          key={category.id}
          className={styles.category}
          data-place={placeCategory(category, places)}
          data-chosen={category.id === chosen}
        >
          <div className={styles.head}>
            <h2 id={category.id}>{category.title}</h2>
            <p>{category.description}</p>
          </div>
          <ul className={styles.cards}>
            {category.schemes.map((scheme) => (
              <SchemeItem
                key={scheme.id}
                scheme={scheme}
                place={places.get(scheme.id) ?? 'out'}
                isFirstLater={scheme.id === firstLater}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});

type SchemeItemProps = { scheme: ListedScheme; place: Place; isFirstLater: boolean };

/** Hides later cards as `until-found`, so that find-in-page still finds them. */
const SchemeItem = memo(function SchemeItem({ scheme, place, isFirstLater }: SchemeItemProps) {
  const item = useRef<HTMLLIElement>(null);
  // Must be set in an effect: prerendered pages show every card, and React cannot render `hidden="until-found"`.
  useLayoutEffect(() => {
    const { current } = item;
    if (place === 'later') {
      current?.setAttribute('hidden', 'until-found');
      current?.setAttribute('aria-hidden', 'true');
    } else {
      current?.removeAttribute('hidden');
      current?.removeAttribute('aria-hidden');
    }
  }, [place]);
  return (
    <li ref={item} data-place={place} id={isFirstLater ? FIRST_HIDDEN_ID : undefined}>
      <SchemeCard scheme={scheme} />
    </li>
  );
});

/** Memoised, because a filter does not change the content of a card. */
const SchemeCard = memo(function SchemeCard({ scheme }: { scheme: ListedScheme }) {
  const { t, language } = useTranslation(['schemes', 'components']);
  const { publishedDate, asOf } = scheme;
  const date = formatDate(publishedDate ?? asOf, language);
  return (
    <article className={styles.card}>
      <Tag>{scheme.category}</Tag>
      <h3>
        <PageLink to={`/scheme/${scheme.id}`} className="over">
          {scheme.title}
        </PageLink>
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
        <span className={styles.meta}>{t(publishedDate ? 'publishedOn' : 'publishedIn', { date })}</span>
        <span className={`${buttons.onward} ${styles.details}`} aria-hidden="true">
          {t('viewDetails')}
          <ArrowRight />
        </span>
      </div>
    </article>
  );
});
