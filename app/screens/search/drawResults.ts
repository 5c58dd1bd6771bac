import { highlightWords } from '#app/components/search/highlightWords.ts';
import { formatList } from '#app/i18n/format/lists.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { type EntryKind, labelWithCaution, type SearchHit, type SearchOutcome } from '#app/search/entries.ts';
import { copyTemplate } from './copyTemplate.ts';
import { countKinds, formatSearchParams, PAGE_SIZE, type SearchParams } from './searchParams.ts';

export const pageLanguage = () => document.documentElement.lang as Language;
const number = (value: number) => formatNumber(value, pageLanguage());

/** `offered`: another spelling of the query that finds something. */
export type ShownSearch = { params: SearchParams; outcome: SearchOutcome; offered: string | undefined };

/** Creates the summary, the choice of a kind, and an empty list that `drawList` fills. */
export function drawFound({ params: { query, exact }, outcome, offered }: ShownSearch): DocumentFragment {
  const { hits, corrected, unknown } = outcome;
  const kinds = countKinds(hits);
  const parts = [
    hits.length === 1 ? 'result' : 'results',
    ...(offered ? [exact ? 'did-you-mean' : 'instead'] : []),
    ...(unknown.length > 0 ? [unknown.length === 1 ? 'unknown-word' : 'unknown-words'] : []),
    ...(kinds.length > 1 ? ['kinds', 'all', ...kinds.map(({ kind }) => kind)] : []),
  ];
  const values = {
    query: corrected ?? query,
    typed: query,
    number: number(hits.length),
    all: number(hits.length),
    words: formatList(
      unknown.map((word) => `“${word}”`),
      pageLanguage(),
    ),
    ...(offered && { corrected: offered }),
    ...Object.fromEntries(kinds.map(({ kind, count }) => [kind, number(count)])),
  };
  const found = copyTemplate({ template: 'found', parts, values });
  for (const link of found.querySelectorAll('a')) link.search = formatSearchParams({ query, exact: !exact });
  return found;
}

type ShownList = { hits: readonly SearchHit[]; kind: EntryKind | undefined; listed: number; onMore: () => void };

/** Fills the list with the first results of a kind, and adds a button for more. */
export function drawList(answer: Element, { hits, kind, listed, onMore }: ShownList): void {
  for (const chip of answer.querySelectorAll<HTMLButtonElement>('fieldset button'))
    chip.setAttribute('aria-pressed', String(chip.getAttribute('value') === (kind ?? '')));
  const list = answer.querySelector('ol') as HTMLOListElement;
  const ofKind = hits.filter((hit) => !kind || hit.kind === kind);
  list.textContent = '';
  list.append(...ofKind.slice(0, listed).map(drawHit));
  while (list.nextSibling) list.nextSibling.remove();
  if (ofKind.length <= listed) return;
  const values = {
    listed: number(listed),
    total: number(ofKind.length),
    number: number(Math.min(PAGE_SIZE, ofKind.length - listed)),
  };
  const more = copyTemplate({ template: 'more', values });
  more.querySelector('button')?.addEventListener('click', onMore);
  list.after(more);
}

function drawHit({ kind, path, title, text, note, caution, words }: SearchHit): DocumentFragment {
  const parts = [...(text ? ['text'] : []), ...(note ? ['note'] : [])];
  const values = { title, kind: labelWithCaution(readKindName(kind, 'one'), caution), ...(note && { note }) };
  const hit = copyTemplate({ template: 'hit', parts, values });
  const link = hit.querySelector('a') as HTMLAnchorElement;
  const mark = link.firstElementChild as Element;
  link.href = pathIn(pageLanguage(), path);
  link.textContent = '';
  link.append(...highlightWords(title, words, mark));
  hit.querySelector('[data-template-part="text"]')?.append(...highlightWords(text, words, mark));
  return hit;
}

/** Reads the name of a kind from the template of its button. */
export function readKindName(kind: EntryKind, form: 'one' | 'many'): string {
  const { content } = document.querySelector('[data-template="found"]') as HTMLTemplateElement;
  const { one, many } = (content.querySelector(`[value="${kind}"]`) as HTMLElement).dataset;
  return (form === 'one' ? one : many) as string;
}

/** Maximum number of queries that are offered if nothing is found. */
const MAX_OFFERED_QUERIES = 3;

/** Creates what is offered if nothing is found: the other spelling, the known words, then examples, without duplicates. */
export function drawNothing({
  params: { query, exact },
  outcome: { knownWords },
  offered,
}: ShownSearch): DocumentFragment {
  const nothing = copyTemplate({ template: 'nothing' });
  const tries = nothing.querySelector('[data-suggestions]') as HTMLElement;
  const example = tries.firstElementChild as HTMLElement;
  const offers = [
    ...(offered ? [exact ? { query: offered } : { query, exact: true }] : []),
    ...(knownWords && knownWords !== query && knownWords !== offered ? [{ query: knownWords }] : []),
  ];
  const words = [query, ...offers.map((offer) => offer.query)].map((word) => word.toLowerCase());
  for (const item of [...tries.children]) if (words.includes(item.textContent.trim().toLowerCase())) item.remove();
  tries.prepend(
    ...offers.map((params) => {
      const item = example.cloneNode(true) as HTMLElement;
      const link = item.firstElementChild as HTMLAnchorElement;
      link.search = formatSearchParams(params);
      link.textContent = params.query;
      return item;
    }),
  );
  for (const item of [...tries.children].slice(MAX_OFFERED_QUERIES)) item.remove();
  return nothing;
}
