import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './PageContents.module.css';

/** Links the headings of a long page by their ids. */
export function PageContents({ parts }: { parts: { id: string; title: string }[] }) {
  const { t } = useTranslation('components');
  return (
    <nav className={styles.contents} aria-labelledby="on-this-page">
      <b id="on-this-page">{t('onThisPage')}</b>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
