import { useEffect, useRef } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './ErrorSummary.module.css';

/** Takes the focus when it mounts and links to the field; a new `key` for each failed attempt mounts it anew. */
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
            // A fragment would add a step without answers to the history.
            event.preventDefault();
            const target = document.getElementById(field);
            (target?.querySelector('input') ?? target)?.focus();
          }}
        >
          {text}
        </a>
      </p>
    </section>
  );
}
