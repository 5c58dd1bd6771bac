/** Opens and closes dialogs in browsers without invoker commands (`commandfor`) or without `closedby`. */
export function runDialogCommands(): void {
  const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor') as string);
    if (dialog && !hasCommands) run(dialog as HTMLDialogElement, button.getAttribute('command'));
    // A press on the backdrop has the dialog itself as its target.
    if ((target as Element).matches('dialog[closedby="any"]')) run(target as HTMLDialogElement, 'close');
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted)
      for (const dialog of document.querySelectorAll('dialog[open]')) run(dialog as HTMLDialogElement, 'close');
  });
}

/** Uses the `open` attribute in browsers without `showModal` (Firefox before 98, Safari before 15.4). */
function run(dialog: HTMLDialogElement, command: string | null): void {
  if (command === 'show-modal') {
    if (dialog.showModal) dialog.showModal();
    else dialog.setAttribute('open', '');
  } else if (dialog.close) dialog.close();
  else dialog.removeAttribute('open');
}
