import { Fragment } from 'react';
import { amountParts } from '#app/components/facts/benefitText.ts';
import type { Assessment } from '#app/eligibility/assess.ts';
import { formatList } from '#app/i18n/format/lists.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useFinder } from '../FinderContext.ts';
import styles from './ResultList.module.css';
import { totalsOf } from './resultSum.ts';

export const schemeAnchor = (id: string) => `scheme-${id}`;

/** Lists the schemes with their amounts; each row leads to the reasons below. Says once of which schemes one gets one amount. */
export function ResultList({ assessments }: { assessments: readonly Assessment[] }) {
  const { text } = useFinder();
  const { t: amounts, language } = useTranslation('schemes');
  const totals = totalsOf(assessments);
  if (assessments.length === 0) return null;
  const list = (numbers: readonly number[]) =>
    formatList(
      numbers.map((number) => text.digits(number)),
      language,
    );
  return (
    <ol className={styles.list}>
      {assessments.map(({ scheme: { id, title, plainTitle, benefit } }, index) => {
        const { before, figure, after } = amountParts(benefit, amounts, language);
        const total = totals.find(({ numbers }) => numbers.includes(index + 1));
        return (
          <Fragment key={id}>
            <li className={total && styles.shared}>
              <a href={`#${schemeAnchor(id)}`}>
                <span className={styles.number} aria-hidden="true">
                  {text.digits(index + 1)}
                </span>
                <span className={styles.name}>{plainTitle ?? title}</span>
                <span className={styles.amount}>
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
