import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import type { EntryKind } from '#app/search/entries.ts';
import styles from './KindChips.module.css';

type KindChipsProps = {
  kinds: { kind: EntryKind; count: number }[];
  total: number;
  chosen: EntryKind | undefined;
  onChoice: (kind: EntryKind | undefined) => void;
};

/** The kinds of what was found; one of them, or all, is shown. */
export function KindChips({ kinds, total, chosen, onChoice }: KindChipsProps) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const all = { kind: undefined, count: total };
  return (
    <fieldset className={`no-print ${styles.chips}`} aria-label={t('onlyThese')}>
      {[all, ...kinds].map(({ kind, count }) => (
        <button
          key={kind ?? 'all'}
          type="button"
          className={styles.chip}
          aria-pressed={kind === chosen}
          onClick={() => onChoice(kind)}
        >
          {t('ofKind', { kind: kind ? t(`kinds.${kind}`) : t('all'), number: formatNumber(count, language) })}
        </button>
      ))}
    </fieldset>
  );
}
