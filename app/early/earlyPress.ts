/**
 * Marks a button that is pressed before its script has loaded. The script then answers it: app/early/islands.ts in an island,
 * app/screens/home/motion.ts in a part with `data-waits`.
 */
export function markEarlyPress(target: Element): void {
  const button = target.closest('[data-island]:not([data-hydrated]) button[type="button"],[data-waits] button');
  if (button) button.setAttribute('aria-busy', 'true');
}
