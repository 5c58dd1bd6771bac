import type { Request } from '@playwright/test';
import { openBrowser, PHONE } from './phone.ts';

/** Time after loading in which pages fetch more, for example for their service workers. */
const WAIT_MS = 10_000;

/** Returns the kB that a first visit to a page transfers with headers, in total and by type of request. */
export async function visitWeight(url: string, executablePath: string): Promise<Record<string, number>> {
  const browser = await openBrowser(executablePath);
  const context = await browser.newContext(PHONE);
  const requests: Request[] = [];
  context.on('requestfinished', (request) => requests.push(request));
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForTimeout(WAIT_MS);
  const weight: Record<string, number> = { kB: 0 };
  for (const request of requests) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    const type = request.serviceWorker() ? 'worker' : request.resourceType();
    for (const sum of ['kB', type]) weight[sum] = (weight[sum] ?? 0) + (responseBodySize + responseHeadersSize) / 1000;
  }
  await browser.close();
  return weight;
}
