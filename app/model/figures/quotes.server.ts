import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { isRecord } from '#app/isRecord.ts';
import { isLeaf } from '../localize.ts';
import type { Path } from '../problems/problem.ts';
import { formatFigure } from './format.server.ts';
import { type Figure, namedFigures, namedItems } from './named.server.ts';
import { countEntries, countItems, type Entries } from './source.server.ts';

/** Matches `{{pension}}` or, with a format other than the default, `{{pension|number}}`. */
const QUOTE = /\{\{([^{}|]*)(?:\|([^{}|]*))?\}\}/g;

/** Matches a field that takes its number from a named figure: `rupees: '{{project-cost.maxRupees}}'`. */
const REFERENCE = /^\{\{([^{}|]+)\}\}$/;

/** Part of a text. `quote`: text between the braces; `text`: text to show; `fault`: why the quote cannot be resolved. */
export type Piece = { text: string; quote?: string; fault?: 'unknown' | 'format' | 'braces' };

/** A quote that cannot be resolved, with its path in the entry. */
export type BadQuote = { path: Path; quote: string; fault: NonNullable<Piece['fault']> | 'twice' };

/**
 * Replaces the quotes in an entry with their figures. A quote that cannot be resolved is left unchanged.
 * `bad` lists these quotes and each name that two figures share.
 */
export function withFigures<T>(entry: T, entries: Entries): { entry: T; bad: BadQuote[] } {
  const find = figureFinder(entry, entries);
  const bad: BadQuote[] = [];
  const resolveText = (typed: string, language: Language, path: Path) => {
    const pieces = splitQuotes(typed, language, find);
    for (const { fault, quote = '' } of pieces) if (fault) bad.push({ path: [...path, language], quote, fault });
    return pieces.map(({ text }) => text).join('');
  };
  const resolve = (value: unknown, path: Path): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => resolve(item, [...path, index]));
    const name = parseReference(value);
    if (name !== undefined) {
      const found = find(name);
      if (!found) bad.push({ path, quote: name, fault: 'unknown' });
      return found?.value ?? value;
    }
    if (!isRecord(value)) return value;
    const resolveField = isLeaf(value)
      ? (key: string, text: unknown) => (isLanguage(key) ? resolveText(String(text), key, path) : text)
      : (key: string, inner: unknown) => resolve(inner, [...path, key]);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolveField(key, inner)]));
  };
  const names = new Set<string>();
  for (const { name, path } of namedItems(entry)) {
    if (names.has(name)) bad.push({ path: [...path, 'figure'], quote: name, fault: 'twice' });
    names.add(name);
  }
  return { entry: resolve(entry, []) as T, bad };
}

/** Returns the figure name from a field such as `{{pension}}`; undefined for any other value. */
export function parseReference(value: unknown): string | undefined {
  return typeof value === 'string' ? REFERENCE.exec(value)?.[1]?.trim() : undefined;
}

/** Splits a text into its quotes and the text between them. */
export function splitQuotes(typed: string, language: Language, find: (name: string) => Figure | undefined): Piece[] {
  const pieces: Piece[] = [];
  const addText = (text: string) => {
    if (text) pieces.push(/\{\{|\}\}/.test(text) ? { text, quote: text, fault: 'braces' } : { text });
  };
  let end = 0;
  for (const match of typed.matchAll(QUOTE)) {
    addText(typed.slice(end, match.index));
    end = match.index + match[0].length;
    const [whole, name = '', format = ''] = match;
    const figure = find(name.trim());
    const text = figure && formatFigure(figure, format.trim(), language);
    const fault = figure ? 'format' : 'unknown';
    pieces.push({ quote: whole.slice(2, -2), ...(text === undefined ? { text: whole, fault } : { text }) });
  }
  addText(typed.slice(end));
  return pieces;
}

/**
 * Returns a function that finds figures by name: `pension` or `loan.percent` in the entry, `schemes/vayoshree.aid` in
 * another entry. `count.heads` is the number of items in the entry's list `heads`; `count/districts` is the number of districts.
 */
export function figureFinder(entry: unknown, entries: Entries): (name: string) => Figure | undefined {
  const own = namedFigures(entry);
  return (name) => {
    const [, collection, id = '', inside = ''] = /^([a-z-]+)\/([a-z0-9-]+)(?:\.(.+))?$/.exec(name) ?? [];
    if (collection === 'count') return toFigure(inside ? undefined : countEntries(id, entries));
    if (collection !== undefined) return figureFinder(entries.read(`${collection}/${id}.yaml`), entries)(inside);
    return name.startsWith('count.') ? toFigure(countItems(entry, name.split('.').slice(1))) : own.get(name);
  };
}

function toFigure(value: number | undefined): Figure | undefined {
  return value === undefined ? undefined : { unit: 'number', value };
}

function isLanguage(key: string): key is Language {
  return LANGUAGES.some((language) => language === key);
}
