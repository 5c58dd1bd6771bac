import { Fragment } from 'react';
import { splitBenefitAmount, whoseAmount } from '#app/components/facts/benefitText.ts';
import type { Assessment } from '#app/eligibility/assess.ts';
import { formatList } from '#app/i18n/format/lists.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useFinder } from '../FinderContext.ts';
import styles from './ResultList.module.css';
import { findSharedTotals } from './resultSum.ts';

export const schemeAnchor = (id: string) => `scheme-${id}`;

/** Lists the schemes with their amounts; rows link to the reasons below. Says once which schemes share one amount. */
export function ResultList({ assessments }: { assessments: readonly Assessment[] }) {
  const { text } = useFinder();
  const { t: amounts, language } = useTranslation('schemes');
  const totals = findSharedTotals(assessments);
  if (assessments.length === 0) return null;
  const list = (numbers: readonly number[]) =>
    formatList(
      numbers.map((number) => text.digits(number)),
      language,
    );
  return (
    <ol className={totals.length > 0 ? `${styles.list} ${styles.withTotals}` : styles.list}>
      {assessments.map(({ scheme: { id, title, plainTitle, benefit, hasOtherBenefits } }, index) => {
        const whose = whoseAmount({ benefit, hasOtherBenefits });
        const { before, figure, after } = splitBenefitAmount(benefit, amounts, language);
        const total = totals.find(({ numbers }) => numbers.includes(index + 1));
        return (
          <Fragment key={id}>
            <li className={total && styles.shared}>
              <a href={`#${schemeAnchor(id)}`}>
                <span className={styles.number} aria-hidden="true">
                  {text.digits(index + 1)}
                </span>
                <span>
                  <span className={styles.name}>{plainTitle ?? title}</span>
                  {whose && <small className={styles.what}>{whose}</small>}
                </span>
                <span className={benefit.words ? `${styles.amount} ${styles.inWords}` : styles.amount}>
                  <small>{before}</small> <b>{figure}</b> <small>{after}</small>
                </span>
              </a>
            </li>
            {total && total.numbers[total.numbers.length - 1] === index + 1 && (
              <li className={styles.total}>
                {text.t(total.onlyOne ? 'results.onlyOne' : 'results.oneAmount', {
                  numbers: list(total.numbers),
                  amount: text.rupees(total.rupees),
                })}
              </li>
            )}
          </Fragment>
        );
      })}
    </ol>
  );
}
