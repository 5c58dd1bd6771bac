import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import styles from './Home.module.css';

/** Names a list with the number of its items. Wide screens omit the number, because they show the list. */
export function NameWithCount({ name, n }: { name: string; n: number }) {
  return (
    <>
      {name} <small className={styles.count}>({formatNumber(n, useLanguage())})</small>
    </>
  );
}
