import buttons from '#app/components/buttons/buttons.module.css';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './MoreSchemes.module.css';
import { FIRST_LATER, STEP } from './places.ts';

type MoreSchemesProps = { listed: number; total: number; onMore: () => void };

/** A link, so that it leads on before the script has come: the style sheet then lists all cards. */
export function MoreSchemes({ listed, total, onMore }: MoreSchemesProps) {
  const { t } = useTranslation('schemes');
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <div className={styles.more}>
      <p>{t('listed', { listed: number(listed), total: number(total) })}</p>
      <a
        className={buttons.secondary}
        href={`#${FIRST_LATER}`}
        onClick={(event) => {
          event.preventDefault();
          onMore();
        }}
      >
        {t('showMore', { number: number(Math.min(STEP, total - listed)) })}
      </a>
    </div>
  );
}
