import { X } from 'lucide-react';
import { type ButtonHTMLAttributes, type ReactNode, useRef } from 'react';
import buttons from '#app/components/buttons.module.css';
import { useBackdropClose } from '#app/components/dialogs/useBackdropClose.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { useAfterNavigation } from './useAfterNavigation.ts';

type ShellDialogProps = {
  id: string;
  title: string;
  className?: string | undefined;
  headClassName?: string | undefined;
  children: ReactNode;
};

/** HTML's own way to close a dialog, which works before React has started. React 19 has no types for it yet. */
const closeCommand = (dialog: string) =>
  ({ command: 'close', commandfor: dialog }) as ButtonHTMLAttributes<HTMLButtonElement>;

/**
 * A dialog that is always in the page, so that it opens by its id without script. Closes with its button, on Escape, on a
 * press on the backdrop and on a navigation.
 */
export function ShellDialog({ id, title, className, headClassName, children }: ShellDialogProps) {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  useBackdropClose(dialog);
  useAfterNavigation(() => dialog.current?.close());

  return (
    <dialog ref={dialog} id={id} className={className} aria-label={title} closedby="any">
      <div>
        <div className={headClassName}>
          <p>{title}</p>
          <button
            type="button"
            className={buttons.icon}
            aria-label={t('close')}
            onClick={() => dialog.current?.close()}
            {...closeCommand(id)}
          >
            <X aria-hidden="true" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
