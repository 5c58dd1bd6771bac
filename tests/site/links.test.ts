import { posix } from 'node:path';
import type { HtmlElement } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { plainPath } from '#app/i18n/language.ts';
import { site } from '#app/model/site/data.server.ts';
import { resolveRoute } from '#server/addresses.ts';
import { attribute, files, flaws, type Page, readBuilt, STAND_INS } from './pages.ts';
import { startOf } from './scripts.ts';

/** Attributes with an address in them. */
const ADDRESSES: [selector: string, attribute: string][] = [
  ['a', 'href'],
  ['link', 'href'],
  ['img', 'src'],
  ['source', 'src'],
  ['video', 'src'],
  ['video', 'poster'],
  ['track', 'src'],
  ['iframe', 'src'],
  ['script', 'src'],
  ['form', 'action'],
  ['use', 'href'],
  ['meta[property="og:image"]', 'content'],
];

function addressesIn(page: Page): string[] {
  const single = ADDRESSES.flatMap(([selector, name]) =>
    page.document.querySelectorAll(selector).map((element) => attribute(element, name)),
  );
  const sets = page.document
    .querySelectorAll('[srcset]')
    .flatMap((element) => (attribute(element, 'srcset') ?? '').split(',').map((part) => part.trim().split(/\s+/)[0]));
  const inStyles = [...page.html.matchAll(/url\(["']?([^)"']+)["']?\)/g)].map(([, address]) => address);
  const { data, router, routes, entry, imports } = startOf(page);
  const ofStart = [data, router, ...Object.values(routes).flat(), entry, ...imports];
  const all = [...single, ...sets, ...inStyles, ...ofStart].filter((address) => address !== undefined);
  return [...new Set(all)];
}

const isElsewhere = (address: string) =>
  /^(https?:|mailto:|tel:|data:)/.test(address) && !address.startsWith(site.address);

const idsByFile = new Map<string, Set<string>>();

/** The ids that stand in a page or a drawing. */
function idsIn(file: string): Set<string> {
  const known = idsByFile.get(file);
  if (known) return known;
  const ids = new Set([...readBuilt(file).matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  idsByFile.set(file, ids);
  return ids;
}

/** What is wrong with an address of the site, as it stands on a page. */
function flawOf(address: string, page: Page): string | undefined {
  const [beforeHash = '', hash] = address.replace(site.address, '').split('#');
  const [path = ''] = beforeHash.split('?');
  // An empty address is the page itself: the error screen's "open the page again".
  const target = path === '' ? encodeURI(page.path) : posix.resolve(encodeURI(page.path), path);
  const answer = resolveRoute(target, files);
  // A stand-in is answered with itself and status 404; only its own switch of languages leads there.
  const file = 'file' in answer ? answer.file : undefined;
  const isAlternate = answer.status === 404 && plainPath(target) === page.plain && STAND_INS.includes(page.plain);
  if (file === undefined || (answer.status !== 200 && !isAlternate)) {
    return `${address} is answered with status ${answer.status}`;
  }
  if (!hash) return undefined;
  if (!/\.(html|svg)$/.test(file)) return undefined;
  return idsIn(file).has(decodeURIComponent(hash)) ? undefined : `${address}: nothing there has this id`;
}

describe('every link, picture, film, font and script', () => {
  it('of the site is there, and so is the place in the page that it names', {
    tags: ['conformance/no-broken-links'],
  }, () => {
    expect(
      flaws((page) =>
        addressesIn(page)
          .filter((address) => !isElsewhere(address))
          .flatMap((address) => flawOf(address, page) ?? []),
      ),
    ).toEqual([]);
  });

  it('that the browser fetches by itself comes from the site', {
    tags: ['conformance/own-media', 'conformance/sharing'],
  }, () => {
    const fetched =
      'img, source, video, track, iframe, script, link[rel="stylesheet"], link[rel="preload"], link[rel="icon"], use, embed, object';
    const names = ['src', 'srcset', 'poster', 'href', 'data'];
    expect(
      flaws((page) => [
        ...page.document.querySelectorAll(fetched).flatMap((element) =>
          names.flatMap((name) => {
            const address = attribute(element, name);
            return address && /^([a-z]+:)?\/\//i.test(address) ? [`<${element.tagName} ${name}="${address}">`] : [];
          }),
        ),
        ...[...page.html.matchAll(/(?:url\(["']?|@import ["'])((?:https?:)?\/\/[^)"']+)/g)].map(
          ([, address]) => address ?? '',
        ),
        ...page.document.querySelectorAll('link[rel="preconnect"], link[rel="dns-prefetch"]').map(() => 'a preconnect'),
      ]),
    ).toEqual([]);
  });

  it('begins with / inside the site, so that it means the same on every page', () => {
    expect(
      flaws((page) =>
        addressesIn(page).filter(
          (address) => !isElsewhere(address) && !/^(\/|#|$)/.test(address) && !address.startsWith(site.address),
        ),
      ),
    ).toEqual([]);
  });
});

describe('every link', () => {
  const links = (page: Page) => page.document.querySelectorAll('a');

  it('has an address and words', { tags: ['conformance/link-words'] }, () => {
    expect(
      flaws((page) =>
        links(page).flatMap((link) => {
          const words = attribute(link, 'aria-label') ?? readOut(link);
          return link.hasAttribute('href') && words.trim()
            ? []
            : [`a link to "${attribute(link, 'href')}" has no words`];
        }),
      ),
    ).toEqual([]);
  });

  it('inside the site keeps the page’s language, but for the switch of languages', () => {
    expect(
      flaws((page) =>
        links(page).flatMap((link) => {
          const address = attribute(link, 'href') ?? '';
          if (!address.startsWith('/') || link.hasAttribute('data-language')) return [];
          const isPage =
            resolveRoute(address.split(/[?#]/)[0] ?? '', files).status === 200 &&
            !/\.\w{2,4}$/.test(address.split(/[?#]/)[0] ?? '');
          const marathi = /^\/mr(\/|$|[?#])/.test(address);
          return isPage && marathi !== (page.language === 'mr') ? [address] : [];
        }),
      ),
    ).toEqual([]);
  });

  it('to another site opens in a new tab', { tags: ['conformance/leaving'] }, () => {
    expect(
      flaws((page) =>
        links(page).flatMap((link) => {
          const address = attribute(link, 'href') ?? '';
          const isOwn = !/^https?:/.test(address) || address.startsWith(site.address);
          return isOwn || attribute(link, 'target') === '_blank' ? [] : [address];
        }),
      ),
    ).toEqual([]);
  });

  it('that opens in a new tab says so in the page’s language and hands over no page', {
    tags: ['conformance/leaving'],
  }, () => {
    const words = { en: 'opens in a new tab', mr: 'नवीन टॅबमध्ये उघडते' };
    expect(
      flaws((page) =>
        links(page)
          .filter((link) => attribute(link, 'target') === '_blank')
          .flatMap((link) => {
            const said = `${attribute(link, 'aria-label') ?? ''} ${readOut(link)}`;
            const hands = /\bnoopener\b/.test(attribute(link, 'rel') ?? '') ? [] : ['hands over the page'];
            const silent = said.includes(words[page.language]) ? [] : ['does not say so'];
            return [...hands, ...silent].map((flaw) => `${attribute(link, 'href')} ${flaw}`);
          }),
      ),
    ).toEqual([]);
  });

  it('sounds different from every other of its section that leads elsewhere', {
    tags: ['conformance/link-words'],
  }, () => {
    expect(
      flaws((page) => {
        const bySection = new Map<HtmlElement | null, Map<string, string>>();
        return page.main.querySelectorAll('a').flatMap((link) => {
          const name = (attribute(link, 'aria-label') ?? readOut(link)).replace(/\s+/g, ' ').trim();
          const address = attribute(link, 'href') ?? '';
          const section = link.closest('section');
          const named = bySection.get(section) ?? new Map<string, string>();
          bySection.set(section, named);
          const other = named.get(name);
          named.set(name, address);
          return other !== undefined && other !== address ? [`"${name}" leads to ${other} and to ${address}`] : [];
        });
      }),
    ).toEqual([]);
  });
});

/** What a screen reader says: texts, and the words of pictures. */
function readOut(element: HtmlElement): string {
  const pictures = element.querySelectorAll('img').map((picture) => attribute(picture, 'alt') ?? '');
  return [element.textContent, ...pictures].join(' ');
}
