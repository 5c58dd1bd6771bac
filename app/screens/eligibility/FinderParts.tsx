import { ArrowLeft, Info } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import buttons from '#app/components/buttons.module.css';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import styles from './FinderParts.module.css';

/** Class names of a button that looks like a link. */
export const TEXT_BUTTON = `${buttons.onward} as-link`;

export function BackButton() {
  const { t } = useTranslation('eligibility');
  return (
    <button type="button" className={`no-print ${TEXT_BUTTON}`} onClick={() => window.history.back()}>
      <ArrowLeft aria-hidden="true" />
      {t('back')}
    </button>
  );
}

/** Shows the buttons to continue and to skip. On phones they replace the site's bottom bar. */
export function StepButtons({ children, onSkip }: { children: ReactNode; onSkip: () => void }) {
  const { t } = useTranslation('eligibility');
  return (
    <div className={styles.foot}>
      <button type="button" className={buttons.quiet} onClick={onSkip}>
        {t('skip')}
      </button>
      <button type="submit" className={buttons.primary}>
        {children}
      </button>
    </div>
  );
}

/** Shows the button of a step that cannot be skipped. */
export function StepButton(button: ComponentProps<'button'>) {
  return (
    <div className={`${styles.foot} ${styles.only}`}>
      <button type="button" className={buttons.primary} {...button} />
    </div>
  );
}

/** Takes the focus when mounted, and links to the faulty field. Needs a new `key` after each failed attempt. */
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
            // Prevents navigation to the fragment, which would add a history entry without answers.
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

/** Explains what happens to the answers. Below are other links and a button to clear the answers. */
export function Privacy({ onClear, children }: { onClear?: (() => void) | undefined; children?: ReactNode }) {
  const { t } = useTranslation('eligibility');
  return (
    <div className={`no-print ${styles.privacy}`}>
      <p>
        <Info aria-hidden="true" />
        {t('privacy')}
      </p>
      {children}
      {onClear && (
        <button type="button" className={TEXT_BUTTON} onClick={onClear}>
          {t('clear')}
        </button>
      )}
    </div>
  );
}
