import { SPECULATION_RULES, trustedScript } from '#app/trustedTypes.ts';

/** Lets the browser fetch a page while a pointer rests on its link or a finger presses it. */
export function prefetchLinkedPages(): void {
  if (!('supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules'))) return;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = trustedScript(SPECULATION_RULES);
  document.head.append(script);
}
