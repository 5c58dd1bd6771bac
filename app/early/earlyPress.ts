/**
 * Marks a button that is pressed before its script has loaded, and keeps its form from being sent. The script then answers it:
 * app/early/islands.ts in an island, app/screens/home/motion.ts in a part with `data-awaits-script`.
 */
export function markEarlyPress(event: Event): void {
  const button = (event.target as Element).closest(
    '[data-island]:not([data-hydrated]) [type=button],[data-island]:not([data-hydrated]) .needs-script button,[data-awaits-script] button',
  );
  if (button) {
    button.setAttribute('aria-busy', 'true');
    event.preventDefault();
  }
}
