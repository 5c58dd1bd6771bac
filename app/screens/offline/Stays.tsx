import { LabelledSection } from '#app/components/text/LabelledSection.tsx';
import { Note } from '#app/components/text/Note.tsx';
import { formatNumber } from '#app/i18n/numbers.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { MAX_PAGES } from '#app/offline/cacheNames.ts';
import styles from './Stays.module.css';

/** What the browser keeps by itself, and what not. All that a browser without script has to be told. */
export function Stays() {
  const { t } = useTranslation('offline');
  const number = formatNumber(MAX_PAGES, useLanguage());
  return (
    <LabelledSection title={t('stays')}>
      <div className={styles.without}>
        <Note>{t('withoutScript')}</Note>
      </div>
      <ul className={styles.list}>
        <li>{t('staysPages', { number })}</li>
        <li>{t('staysTools')}</li>
        <li>{t('staysNot')}</li>
        <li>{t('staysFresh')}</li>
        <li>{t('staysHere')}</li>
      </ul>
    </LabelledSection>
  );
}
