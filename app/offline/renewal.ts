import type { Language } from '../i18n/language.ts';
import type { ToWorker } from './messages.ts';
import styles from './renewal.module.css';

const words = import.meta.glob<Record<'renewed' | 'loadAnew', string>>('../i18n/{en,mr}/offline-notes.json');

/**
 * Says that a new release is ready. Nothing is loaded anew until the visitor says so: something may be half typed. Built
 * without React, which knows nothing of it: this is the only part of the shell that most visits never see.
 */
export async function offerRenewal(worker: ServiceWorker, language: Language): Promise<void> {
  const { renewed, loadAnew } = (await words[`../i18n/${language}/offline-notes.json`]?.()) ?? {};
  if (!renewed || !loadAnew || !styles.renewal) return;
  const bar = document.createElement('div');
  bar.className = styles.renewal;
  bar.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = loadAnew;
  button.addEventListener('click', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    worker.postMessage({ kind: 'take-over' } satisfies ToWorker);
  });
  // Empty when it comes into the page, so that a screen reader hears the sentence arrive.
  document.querySelector(`.${styles.renewal}`)?.remove();
  document.body.append(bar);
  requestAnimationFrame(() => bar.append(renewed, ' ', button));
}
