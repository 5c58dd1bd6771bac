import { type RefObject, useEffect } from 'react';

/** Closes a dialog on a click on its backdrop; such a click has the dialog itself as its target. */
export function useBackdropClose(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === element) element.close();
    };
    element.addEventListener('click', closeOnBackdrop);
    return () => element.removeEventListener('click', closeOnBackdrop);
  }, [dialog]);
}
