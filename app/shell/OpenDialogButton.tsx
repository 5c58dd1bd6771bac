import type { ButtonHTMLAttributes, ReactNode } from 'react';

type OpenDialogButtonProps = { dialog: string; className?: string | undefined; children: ReactNode };

/** HTML's own way to open a dialog, which works before React has started. React 19 has no types for it yet. */
const openCommand = (dialog: string) =>
  ({ command: 'show-modal', commandfor: dialog }) as ButtonHTMLAttributes<HTMLButtonElement>;

/** Opens a dialog of the page by its id. The click handler serves browsers without `command`. */
export function OpenDialogButton({ dialog, className, children }: OpenDialogButtonProps) {
  const openIfStillClosed = () => {
    const element = document.getElementById(dialog);
    if (element instanceof HTMLDialogElement && !('commandForElement' in HTMLButtonElement.prototype))
      element.showModal();
  };
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={openIfStillClosed}
      {...openCommand(dialog)}
    >
      {children}
    </button>
  );
}
