import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import buttons from '../buttons.module.css';
import styles from './Dialog.module.css';

type DialogProps = { title: string; isNarrow?: boolean; onClose: () => void; children: ReactNode };

/** Renders a modal <dialog>, open while it is mounted; Escape, the button or the backdrop close it. */
export function Dialog({ title, isNarrow, onClose, children }: DialogProps) {
  const { t } = useTranslation('components');
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Firefox before 98 and Safari before 15.4 have no dialogs.
  useEffect(() => dialog.current?.showModal?.(), []);
  return (
    <dialog
      ref={dialog}
      className={isNarrow ? `${styles.dialog} ${styles.narrow}` : styles.dialog}
      aria-labelledby={heading}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <button type="button" className={buttons.icon} aria-label={t('close')} onClick={() => dialog.current?.close()}>
          <X aria-hidden="true" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
