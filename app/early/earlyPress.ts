/** Marks a button of an island that is pressed before the script of the page has loaded; app/early/islands.ts then answers it. */
export function markEarlyPress(target: Element): void {
  const button = target.closest('[data-island]:not([data-hydrated]) button[type="button"]');
  if (button) button.setAttribute('aria-busy', 'true');
}
