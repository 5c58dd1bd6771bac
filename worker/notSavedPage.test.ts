import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import { allHelplines } from '#app/model/helplines/helplines.server.ts';
import { CACHES, siteCache } from '#app/offline/cacheNames.ts';
import { pageWorker } from '#site-build/service-worker.ts';
import { openSite, savedAt } from '#tests/fixtures/serviceWorker.ts';
import en from '#words/en/site/offline-notes.json' with { type: 'json' };
import mr from '#words/mr/site/offline-notes.json' with { type: 'json' };

/** Decoded bytes of the page without its list of saved pages. */
const MAX_BYTES = 3_000;

const script = await pageWorker();
const words = { en, mr };

const openOffline = () => openSite(script, (request) => request.socket.destroy());

const titled = (title: string) => `<html><head><title>${title} – Department</title></head><main >x</main></html>`;

/** Returns the text of the links of the page by address. */
const linksOf = (html: string) =>
  new Map(
    Array.from(html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g), ([, to = '', text = '']) => [to, text]),
  );

describe.each(LANGUAGES)('the page in place of an unsaved page, in "%s"', (language) => {
  const t = words[language];
  let response: Response;
  let html: string;
  beforeEach(async () => {
    response = (await (await openOffline()).fetch(pathIn(language, '/scheme?category=aid'))) as Response;
    html = await response.text();
  });

  it('has at most 3 kB', () => {
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('says so in the language of the address, with an error status that no cache keeps', () => {
    expect(response.status).toBe(503);
    expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}">`));
    expect(html).toContain(`<title>${t.notSaved}</title>`);
    expect(html).toContain(`<h1>${t.notSaved}</h1>`);
    expect(html).toContain(t.noneSaved);
  });

  it('has every helpline of the site, a second try, and no link that leads nowhere', () => {
    const links = linksOf(html);
    for (const { number, title, short } of allHelplines(language)) {
      const call = links.get(`tel:${number.replace(/\D/g, '')}`);
      expect(call).toContain(number);
      expect(call).toContain(short ?? title);
    }
    expect(links.get('')).toBe(t.tryAgain);
    expect([...links.keys()].filter((to) => !to.startsWith('tel:'))).toEqual(['']);
  });

  it('links to the page that saves the whole site if that page is saved', async () => {
    const site = await openOffline();
    await site.put(
      siteCache(language),
      pathIn(language, '/offline'),
      titled('Offline'),
      savedAt('2026-03-03T10:00:00Z'),
    );
    expect(linksOf((await site.text(pathIn(language, '/help'))) ?? '').get(pathIn(language, '/offline'))).toBe(
      `<span>${t.readOffline}</span>`,
    );
  });
});

describe('the saved pages that the page in place of an unsaved page lists', () => {
  it('are the newest ones with their days, those of the other language last', async () => {
    const site = await openOffline();
    await site.put(CACHES.pages, '/help', titled('Help'), savedAt('2026-03-02T10:00:00Z'));
    await site.put(CACHES.pages, '/scheme', titled('Schemes'), savedAt('2026-03-02T11:00:00Z'));
    await site.put(CACHES.pages, '/mr/scheme', titled('योजना'), savedAt('2026-03-03T11:00:00Z'));
    await site.put(CACHES.pages, '/offline', titled('Offline'), savedAt('2026-03-03T11:00:00Z'));
    const links = [...linksOf((await site.text('/office')) ?? '')].filter(
      ([, text]) => text.includes('<small>') && text.startsWith('<span'),
    );
    expect(links).toEqual([
      ['/scheme', '<span lang="en">Schemes</span><small>2 March 2026</small>'],
      ['/help', '<span lang="en">Help</span><small>2 March 2026</small>'],
      ['/mr/scheme', '<span lang="mr">योजना</span><small>3 March 2026</small>'],
    ]);
  });

  it('have the words for today and yesterday', async () => {
    const site = await openOffline();
    const now = Date.now();
    const daysAgo = (days: number) => savedAt(new Date(now - days * 86_400_000).toISOString());
    await site.put(CACHES.pages, '/help', titled('Help'), daysAgo(1));
    await site.put(CACHES.pages, '/scheme', titled('Schemes'), daysAgo(0));
    const html = (await site.text('/office')) ?? '';
    expect(html).toContain(`Schemes</span><small>${en.today}</small>`);
    expect(html).toContain(`Help</span><small>${en.yesterday}</small>`);
    expect(html).toContain(`<p>${en.notSavedText}</p>`);
    expect(html).toContain(`<p lang="mr">${mr.notSaved}. ${mr.notSavedText}</p>`);
  });

  it('are few enough that the helplines are not far below', async () => {
    const site = await openOffline();
    for (let page = 0; page < 40; page += 1)
      await site.put(
        CACHES.pages,
        `/scheme/${page}`,
        titled(`Scheme ${page}`),
        savedAt(`2026-03-02T10:00:${page + 10}Z`),
      );
    const links = [...linksOf((await site.text('/office')) ?? '').keys()].filter((to) => to.startsWith('/scheme/'));
    expect(links).toHaveLength(8);
    expect(links[0]).toBe('/scheme/39');
  });

  it('are listed as text and as addresses of the site, whatever a page calls itself', async () => {
    const site = await openOffline();
    await site.put(
      CACHES.pages,
      '/a"><b>',
      titled('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;'),
      savedAt('2026-03-02T10:00:00Z'),
    );
    await site.put(CACHES.pages, '//evil.example/x', titled('Evil'), savedAt('2026-03-02T10:00:00Z'));
    const html = (await site.text('/office')) ?? '';
    expect(html).not.toContain('<script');
    expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62; &#38; &#34;x&#34;');
    expect(html).not.toMatch(/href="\/\/|href="[^"]*<b>/);
  });

  it('are none if storage is blocked', async () => {
    const site = await openOffline();
    site.caches.open = () => Promise.reject(new DOMException('', 'SecurityError'));
    expect(await site.text('/office')).toContain(en.noneSaved);
  });
});

it('the page in place of one that is not saved runs no script and loads no file', async () => {
  const site = await openOffline();
  const response = await site.fetch('/office');
  const html = (await response?.text()) ?? '';
  const [, nonce] = /<style nonce="(\w+)">/.exec(html) ?? [];
  expect(response?.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  expect(await site.text('/office')).not.toContain(`nonce="${nonce}"`);
  expect(html).not.toMatch(/<script|<link|src=|url\(|@import/);
});

it('the page in place of one that is not saved has the colours of the site', () => {
  const colours = readFileSync('worker/notSavedPage.css', 'utf8').match(/#[0-9a-f]{3,6}\b/g) ?? [];
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  expect(colours.length).toBeGreaterThan(10);
  expect(colours.filter((colour) => !tokens.includes(colour))).toEqual([]);
});
