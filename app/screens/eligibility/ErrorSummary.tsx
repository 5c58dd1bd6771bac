import { useEffect, useRef } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './ErrorSummary.module.css';

/** What is wrong, above the question. It takes the focus and leads to the field; each failed try mounts it anew. */
export function ErrorSummary({ text, field }: { text: string; field: string }) {
  const { t } = useTranslation('eligibility');
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} className={styles.summary} tabIndex={-1} aria-labelledby="error-title">
      <h2 id="error-title">{t('error.title')}</h2>
      <p id="error">
        <a
          href={`#${field}`}
          onClick={(event) => {
            // An address with a fragment would be a step of the history without answers.
            event.preventDefault();
            const place = document.getElementById(field);
            (place?.querySelector('input') ?? place)?.focus();
          }}
        >
          {text}
        </a>
      </p>
    </section>
  );
}
