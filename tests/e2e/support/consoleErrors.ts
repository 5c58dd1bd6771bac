import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';
import { plainPath } from '#app/i18n/language.ts';

/** Shown in place of a page that does not exist: the server sends them with status 404, and the browser notes it. */
export const STAND_INS = ['/404', '/notices/events/not-found'];

/** Collects what a visitor does not see and a developer should: until it is read, which empties it. */
export function listenTo(page: Page) {
  const complaints: string[] = [];
  const isStandIn = (url: string) => STAND_INS.includes(plainPath(decodeURIComponent(new URL(url).pathname)));
  page.on('console', (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (message.text().includes('404') && isStandIn(message.location().url)) return;
    // Journeys keep the worker out that would answer in place of the server.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error: Error) => complaints.push(`error: ${error.message}`));
  page.on('requestfailed', (request: Request) => {
    // A film or picture whose page is left before it has come is not missing.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response: Response) => {
    if (response.status() >= 400 && !isStandIn(response.url()))
      complaints.push(`${response.status()} ${response.url()}`);
  });
  return () => complaints.splice(0);
}

/** A broken Content-Security-Policy is said aloud, also where the browser would only count it. */
export function reportViolations(page: Page) {
  return page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`Content-Security-Policy: ${violatedDirective} refused ${blockedURI} ${sample}`);
    });
  });
}
