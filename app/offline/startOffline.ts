import type { Language } from '../i18n/language.ts';
import { trustedScriptUrl } from '../trustedTypes.ts';
import type { ToWorker } from './messages.ts';

/** Registers the service worker, and sends it the addresses that the page loads without it. */
export async function startOffline(): Promise<void> {
  const wasControlled = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register(trustedScriptUrl('/sw.js'));
  onUpdate(registration, (worker) =>
    import('./updateNotice.ts').then((notice) => notice.offerUpdate(worker, document.documentElement.lang as Language)),
  );
  if (wasControlled) return;
  const { active } = await navigator.serviceWorker.ready;
  const sendRead = (entries: PerformanceEntryList) => {
    const read = entries.flatMap((entry) => ((entry as PerformanceResourceTiming).workerStart ? [] : entry.name));
    if (read.length > 0) (active as ServiceWorker).postMessage({ kind: 'started', read } satisfies ToWorker);
  };
  sendRead(performance.getEntriesByType('resource'));
  new PerformanceObserver((list) => sendRead(list.getEntries())).observe({ entryTypes: ['resource'] });
}

/** Calls `offer` with an updated worker that is waiting. The first installation does not count as an update. */
function onUpdate(registration: ServiceWorkerRegistration, offer: (worker: ServiceWorker) => void): void {
  const { waiting } = registration;
  if (waiting && navigator.serviceWorker.controller) offer(waiting);
  registration.addEventListener('updatefound', () => {
    const installing = registration.installing as ServiceWorker;
    installing.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller) offer(installing);
    });
  });
}
