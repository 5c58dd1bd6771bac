import { readdirSync } from 'node:fs';
import type { Request } from '@playwright/test';
import { openBrowser, PHONE } from './browser.ts';
import { untilStarted } from './started.ts';

export const KINDS = ['HTML', 'styles', 'fonts', 'pictures', 'script', 'words', 'data'] as const;
export type Kind = (typeof KINDS)[number];

/** A request of a first visit. `bytes`: of the compressed body. */
export type Fetched = {
  path: string;
  kind: Kind;
  bytes: number;
  /** Before the first script was asked for, after it, or by the service worker, which nobody waits for. */
  when: 'before' | 'after' | 'background';
};

/** A file of words has the name of its namespace. */
const NAMESPACES = new RegExp(
  `^(${readdirSync('app/i18n/en')
    .map((file) => file.replace(/\.json$/, ''))
    .join('|')})-.{8}\\.js$`,
);

/** Opens a page for the first time on a phone, lets its script start, and tells all that was fetched. */
export async function recordVisit(url: string): Promise<Fetched[]> {
  const { browser } = await openBrowser();
  try {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const requests: Request[] = [];
    context.on('requestfinished', (request) => requests.push(request));
    await page.goto(url);
    await untilStarted(page);
    await page.waitForLoadState('networkidle');
    const started = (request: Request) => request.timing().startTime;
    const firstScript = Math.min(...requests.filter((request) => kindOf(request) === 'script').map(started));
    return await Promise.all(
      requests.map(async (request) => ({
        path: new URL(request.url()).pathname,
        kind: kindOf(request),
        bytes: (await request.sizes()).responseBodySize,
        when: request.serviceWorker() ? 'background' : started(request) < firstScript ? 'before' : 'after',
      })),
    );
  } finally {
    await browser.close();
  }
}

/** Bytes and number of the requests that a condition picks. */
export function weigh(fetched: readonly Fetched[], isMeant: (one: Fetched) => boolean) {
  const meant = fetched.filter(isMeant);
  return { bytes: meant.reduce((sum, { bytes }) => sum + bytes, 0), requests: meant.length };
}

function kindOf(request: Request): Kind {
  const file = new URL(request.url()).pathname.split('/').at(-1) ?? '';
  if (NAMESPACES.test(file)) return 'words';
  if (/\.(svg|avif|webp|png|jpg)$/.test(file)) return 'pictures';
  switch (request.resourceType()) {
    case 'document':
      return 'HTML';
    case 'stylesheet':
      return 'styles';
    case 'font':
      return 'fonts';
    case 'script':
      return 'script';
    default:
      return 'data';
  }
}
