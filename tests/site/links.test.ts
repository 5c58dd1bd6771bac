import { posix } from 'node:path';
import type { HtmlElement } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { parseAnswers } from '#app/eligibility/answersInAddress.ts';
import { plainPath } from '#app/i18n/language.ts';
import { site } from '#app/model/site/data.server.ts';
import { resolveRoute } from '#server/addresses.ts';
import { pageFiles } from '#site-build/page-files.ts';
import { attribute, files, flaws, type Page, readBuilt, STAND_INS } from './pages.ts';

/** Attributes that contain addresses. */
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
  const all = [...single, ...sets, ...inStyles, ...pageFiles(page.html)].filter((address) => address !== undefined);
  return [...new Set(all)];
}

const isExternal = (address: string) =>
  /^(https?:|mailto:|tel:|data:)/.test(address) && !address.startsWith(site.address);

const idsByFile = new Map<string, Set<string>>();

/** Returns the ids in a page or drawing. */
function idsIn(file: string): Set<string> {
  const known = idsByFile.get(file);
  if (known) return known;
  const ids = new Set([...readBuilt(file).matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  idsByFile.set(file, ids);
  return ids;
}

/** Describes the error of an address in a page. */
function addressError(address: string, page: Page): string | undefined {
  const [beforeHash = '', hash] = address.replace(site.address, '').split('#');
  const [path = ''] = beforeHash.split('?');
  // An empty address is that of the page itself.
  const target = path === '' ? encodeURI(page.path) : posix.resolve(encodeURI(page.path), path);
  const answer = resolveRoute(target, files);
  // Only the language switch of an error page may link to an error page, which has status 404.
  const file = 'file' in answer ? answer.file : undefined;
  const isAlternate = answer.status === 404 && plainPath(target) === page.plain && STAND_INS.includes(page.plain);
  if (file === undefined || (answer.status !== 200 && !isAlternate)) {
    return `${address} is answered with status ${answer.status}`;
  }
  if (!hash || parseAnswers(hash)) return undefined;
  if (!/\.(html|svg)$/.test(file)) return undefined;
  return idsIn(file).has(decodeURIComponent(hash)) ? undefined : `${address}: no element has this id`;
}

describe('every address in a page', () => {
  it('that belongs to the site exists, and so does its fragment', {
    tags: ['conformance/no-broken-links'],
  }, () => {
    expect(
      flaws((page) =>
        addressesIn(page)
          .filter((address) => !isExternal(address))
          .flatMap((address) => addressError(address, page) ?? []),
      ),
    ).toEqual([]);
  });

  it('that the browser fetches belongs to the site', {
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

  it('that belongs to the site is absolute', () => {
    expect(
      flaws((page) =>
        addressesIn(page).filter(
          (address) => !isExternal(address) && !/^(\/|#|$)/.test(address) && !address.startsWith(site.address),
        ),
      ),
    ).toEqual([]);
  });
});

describe('every link', () => {
  const links = (page: Page) => page.document.querySelectorAll('a');

  it('has an address and an accessible name', { tags: ['conformance/link-words'] }, () => {
    expect(
      flaws((page) =>
        links(page).flatMap((link) => {
          const words = attribute(link, 'aria-label') ?? accessibleText(link);
          return link.hasAttribute('href') && words.trim()
            ? []
            : [`a link to "${attribute(link, 'href')}" has no name`];
        }),
      ),
    ).toEqual([]);
  });

  it('to a page of the site keeps the language, except the language switch', () => {
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

  it('that opens in a new tab says so in the page’s language, and has rel=noopener', {
    tags: ['conformance/leaving'],
  }, () => {
    const words = { en: 'opens in a new tab', mr: 'नवीन टॅबमध्ये उघडते' };
    expect(
      flaws((page) =>
        links(page)
          .filter((link) => attribute(link, 'target') === '_blank')
          .flatMap((link) => {
            const name = `${attribute(link, 'aria-label') ?? ''} ${accessibleText(link)}`;
            const relErrors = /\bnoopener\b/.test(attribute(link, 'rel') ?? '') ? [] : ['lacks rel=noopener'];
            const nameErrors = name.includes(words[page.language]) ? [] : ['does not announce the new tab'];
            return [...relErrors, ...nameErrors].map((flaw) => `${attribute(link, 'href')} ${flaw}`);
          }),
      ),
    ).toEqual([]);
  });

  it('shares its name with another link in its section only if both have the same address', {
    tags: ['conformance/link-words'],
  }, () => {
    expect(
      flaws((page) => {
        const bySection = new Map<HtmlElement | null, Map<string, string>>();
        return page.main.querySelectorAll('a').flatMap((link) => {
          const name = (attribute(link, 'aria-label') ?? accessibleText(link)).replace(/\s+/g, ' ').trim();
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

/** Returns the text of an element and the alternative texts of its pictures. */
function accessibleText(element: HtmlElement): string {
  const pictures = element.querySelectorAll('img').map((picture) => attribute(picture, 'alt') ?? '');
  return [element.textContent, ...pictures].join(' ');
}
