import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { Expandable } from '../text/Expandable.tsx';
import styles from './PageContents.module.css';

/** Links the headings of a long page by their ids. Phones fold the links. */
export function PageContents({ parts }: { parts: { id: string; title: string }[] }) {
  const { t, language } = useTranslation('components');
  return (
    <nav className={`no-print taps ${styles.contents}`} aria-label={t('onThisPage')}>
      <Expandable label={`${t('onThisPage')} (${formatNumber(parts.length, language)})`}>
        <ul>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </Expandable>
    </nav>
  );
}
