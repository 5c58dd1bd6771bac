import { formatRupees } from '#app/components/facts/benefitText.ts';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { Known } from './known.ts';
import styles from './ResultScheme.module.css';

type SharedTotalProps = { scheme: FinderScheme; known: Known };

/** Of schemes that pay one total together, each shows the whole amount: nobody shall add them up. */
export function SharedTotal({
  scheme: { benefit, sharesTotalWith = [] },
  known: { catalogue, words },
}: SharedTotalProps) {
  const language = useLanguage();
  const others = catalogue.filter(({ id }) => sharesTotalWith.includes(id));
  const amount = formatRupees(benefit.rupees ?? 0, language);
  return others.map(({ id, title }) => (
    <p key={id} className={styles.total}>
      {words.t('results.sharedTotal', { scheme: title, amount })}
    </p>
  ));
}
