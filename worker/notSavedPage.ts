import { type Language, languageOf, otherLanguage, pathIn } from '#app/i18n/language.ts';
import { savedDayText } from '#app/offline/savedDayText.ts';
import { readSavedPages, type SavedPage } from '#app/offline/savedPages.ts';
import { findCopy } from './cachedPages.ts';
import style from './notSavedPage.css?inline';
import { createWorkerTranslator } from './words.ts';

/** Content of the page, which the build reads from `content` (site-build/service-worker.ts). */
type NotSavedContent = { department: string; helplines: { title: string; number: string; address: string }[] };

declare const self: ServiceWorkerGlobalScope;

/** The build defines this constant. */
declare const NOT_SAVED: Record<Language, NotSavedContent>;

/** Limits the list, so that the helplines below it remain easy to find. */
const MAX_LISTED = 8;

/** Creates the page that is shown instead of a page that is neither reachable nor saved. Needs no other file. */
export async function createNotSavedPage(language: Language): Promise<Response> {
  const nonce = crypto.getRandomValues(new Uint32Array(4)).join('');
  const offline = (await findCopy(self.location.origin + pathIn(language, '/offline'))) !== undefined;
  const body = page(language, { nonce, offline, saved: await listSavedPages(language) });
  return new Response(body, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}

/** Lists the newest saved pages, those of the language first. Lists none if storage is blocked. */
async function listSavedPages(language: Language): Promise<SavedPage[]> {
  const pages = await Promise.all(
    [language, otherLanguage(language)].map((each) => readSavedPages(each, MAX_LISTED).catch(() => [])),
  );
  return pages.flat().slice(0, MAX_LISTED);
}

function page(language: Language, { nonce, offline, saved }: { nonce: string; offline: boolean; saved: SavedPage[] }) {
  const t = createWorkerTranslator(language);
  const other = otherLanguage(language);
  const { department, helplines } = NOT_SAVED[language];
  const words = { today: t('today'), yesterday: t('yesterday') };
  const text = saved.length > 0 ? 'notSavedText' : 'noneSaved';
  const pages = saved.map(
    ({ path, title, day }) =>
      html`<li><a href="${path}"><span lang="${languageOf(path)}">${title}</span><small>${savedDayText(day, language, words)}</small></a>`,
  );
  if (offline) pages.push(html`<li><a href="${pathIn(language, '/offline')}"><span>${t('readOffline')}</span></a>`);
  const calls = helplines.map(
    ({ title, number, address }) => html`<li><a class=button href="${address}">${number}<small>${title}</small></a>`,
  );
  return [
    html`<!DOCTYPE html><html lang="${language}"><meta charset=utf-8><meta name=viewport content="width=device-width">`,
    html`<meta name=color-scheme content="light dark"><title>${t('notSaved')}</title><style nonce="${nonce}">${[style]}</style>`,
    html`<main><header>${department}</header><h1>${t('notSaved')}</h1><p>${t(text)}</p><ul>${pages}</ul>`,
    html`<h2>${t('helplines')}</h2><ul class=calls>${calls}</ul><a class="button again" href="">${t('tryAgain')}</a>`,
    html`<p lang="${other}">${createWorkerTranslator(other)('notSaved')}. ${createWorkerTranslator(other)(text)}</p></main>`,
  ].join('');
}

/** Fills a template. Escapes texts; lists are finished HTML. */
const html = ({ raw }: TemplateStringsArray, ...values: (string | string[])[]) =>
  String.raw({ raw }, ...values.map((value) => (typeof value === 'string' ? escapeHtml(value) : value.join(''))));

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
