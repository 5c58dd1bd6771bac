import type { Language } from '../i18n/language.ts';
import { trustedScriptUrl } from '../trustedTypes.ts';
import type { ToWorker } from './messages.ts';

/** Sets the service worker before the pages and names to it what this one has read. Without one the site is as it was. */
export async function startOffline(language: Language): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const wasThere = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register(trustedScriptUrl('/sw.js'));
  whenRenewed(registration, async (worker) => (await import('./renewal.ts')).offerRenewal(worker, language));
  const { active } = await navigator.serviceWorker.ready;
  const message: ToWorker = {
    kind: 'started',
    language,
    read: wasThere ? [] : addressesRead(),
    mayFetch: !document.documentElement.hasAttribute('data-light'),
  };
  active?.postMessage(message);
}

/** Calls back with a worker that waits for its turn. The first worker of all renews nothing. */
function whenRenewed(registration: ServiceWorkerRegistration, offer: (worker: ServiceWorker) => void): void {
  const { waiting } = registration;
  if (waiting && navigator.serviceWorker.controller) offer(waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller) offer(installing);
    });
  });
}

const addressesRead = () => performance.getEntriesByType('resource').map(({ name }) => name);
