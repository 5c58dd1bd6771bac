import type { Language } from '../i18n/language.ts';
import type { ToWorker } from './messages.ts';

const words = import.meta.glob<Record<'renewed' | 'loadAnew', string>>('../../words/{en,mr}/site/update-notice.json', {
  import: 'default',
});

/** Class in app/styles/base.css: a stylesheet of its own would need a loader in the script of every page. */
const NOTICE = 'update-notice';

/** Offers to reload the page after a new release, for which `worker` may wait. Does not use React, because most visits never show the notice. */
export async function offerUpdate(worker: ServiceWorker | undefined, language: Language): Promise<void> {
  const { renewed, loadAnew } = (await words[`../../words/${language}/site/update-notice.json`]?.()) ?? {};
  if (!renewed || !loadAnew) return;
  const bar = document.createElement('div');
  bar.className = NOTICE;
  bar.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = loadAnew;
  button.addEventListener('click', () => {
    // Another tab has let this worker take over, or a later release has replaced it.
    if (worker?.state !== 'installed') return window.location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    worker.postMessage({ kind: 'take-over' } satisfies ToWorker);
  });
  // Screen readers announce the notice only if the text is added after the live region.
  document.querySelector(`.${NOTICE}`)?.remove();
  document.body.append(bar);
  requestAnimationFrame(() => bar.append(renewed, ' ', button));
}
