import type { Language } from '../i18n/language.ts';
import type { ToWorker } from './messages.ts';
import styles from './updateNotice.module.css';

const words = import.meta.glob<Record<'renewed' | 'loadAnew', string>>('../i18n/{en,mr}/offline-notes.json');

/** Offers to reload the page after a new release. Does not use React, because most visits never show the notice. */
export async function offerUpdate(worker: ServiceWorker, language: Language): Promise<void> {
  const { renewed, loadAnew } = (await words[`../i18n/${language}/offline-notes.json`]?.()) ?? {};
  if (!renewed || !loadAnew || !styles.notice) return;
  const bar = document.createElement('div');
  bar.className = styles.notice;
  bar.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = loadAnew;
  button.addEventListener('click', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    worker.postMessage({ kind: 'take-over' } satisfies ToWorker);
  });
  // Screen readers announce the notice only if the text is added after the live region.
  document.querySelector(`.${styles.notice}`)?.remove();
  document.body.append(bar);
  requestAnimationFrame(() => bar.append(renewed, ' ', button));
}
