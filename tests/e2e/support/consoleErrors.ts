import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';
import { plainPath } from '#app/i18n/language.ts';

/** Pages that the server sends with status 404. Browsers log these responses as errors. */
export const STAND_INS = ['/404', '/notices/events/not-found'];

/** Collects console messages, errors and failed requests. The returned function returns the list and empties it. */
export function collectErrors(page: Page) {
  const errors: string[] = [];
  const isStandIn = (url: string) => STAND_INS.includes(plainPath(decodeURIComponent(new URL(url).pathname)));
  page.on('console', (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (message.text().includes('404') && isStandIn(message.location().url)) return;
    // Tests block the service worker, because it would respond in place of the server.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    errors.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error: Error) => errors.push(`error: ${error.message}`));
  page.on('requestfailed', (request: Request) => {
    // Ignores requests that the browser aborts when it leaves a page.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') errors.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response: Response) => {
    if (response.status() >= 400 && !isStandIn(response.url())) errors.push(`${response.status()} ${response.url()}`);
  });
  return () => errors.splice(0);
}

/** Logs violations of the Content-Security-Policy as errors, because not every browser does. */
export function reportViolations(page: Page) {
  return page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`Content-Security-Policy: ${violatedDirective} refused ${blockedURI} ${sample}`);
    });
  });
}
