import { SPECULATION_RULES, trustedScript } from '#app/trustedTypes.ts';
import { isFastConnection } from './connection.ts';

/** On a fast connection, lets the browser fetch a page while a pointer rests on its link or a finger presses it. */
export function prefetchLinkedPages(): void {
  if (!isFastConnection() || !('supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules')))
    return;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = trustedScript(SPECULATION_RULES);
  document.head.append(script);
}
