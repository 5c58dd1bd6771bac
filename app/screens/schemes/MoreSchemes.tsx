import type { MouseEvent } from 'react';
import buttons from '#app/components/buttons.module.css';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './MoreSchemes.module.css';
import { FIRST_LATER, STEP } from './places.ts';

type MoreSchemesProps = { listed: number; total: number; onList: (listed: number) => void };

/**
 * How many are listed, and the ways to the others. Links, so that they lead on before the script has come: the style sheet
 * then lists all cards.
 */
export function MoreSchemes({ listed, total, onList }: MoreSchemesProps) {
  const { t } = useTranslation('schemes');
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const rest = total - listed;
  const goTo = (next: number) => ({
    className: buttons.secondary,
    href: `#${FIRST_LATER}`,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onList(next);
    },
  });
  return (
    <div className={styles.more}>
      <p role="status">
        {rest > 0
          ? t('listed', { listed: number(listed), total: number(total) })
          : t('allListed', { total: number(total) })}
      </p>
      {rest > 0 && <a {...goTo(listed + STEP)}>{t('showMore', { number: number(Math.min(STEP, rest)) })}</a>}
      {rest > STEP && <a {...goTo(total)}>{t('showAll', { number: number(total) })}</a>}
    </div>
  );
}
