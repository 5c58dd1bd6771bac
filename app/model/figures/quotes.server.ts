import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { isLeaf } from '../localize.ts';
import type { Path } from '../problems/problem.ts';
import { type Figure, isRecord, namedFigures, namedItems } from './named.server.ts';
import { countIn, countOf, type Entries } from './source.server.ts';
import { written } from './written.server.ts';

/** Matches `{{name}}`, with a format after a bar where it is not the usual one: `{{pension|number}}`. */
const QUOTE = /\{\{([^{}|]*)(?:\|([^{}|]*))?\}\}/g;

/** Matches a field that takes its number from a named figure: `rupees: '{{project-cost.maxRupees}}'`. */
const REFERENCE = /^\{\{([^{}|]+)\}\}$/;

/** Holds a part of a text: `quote` stands between the braces, `text` is shown, `fault` tells why it cannot be written out. */
export type Piece = { text: string; quote?: string; fault?: 'unknown' | 'format' | 'braces' };

/** Names a quote that cannot be written out, and its place. */
export type BadQuote = { path: Path; quote: string; fault: NonNullable<Piece['fault']> | 'twice' };

/**
 * Replaces the quotes in the texts of an entry by their figures, and the fields that refer to a figure by its value; `bad` lists
 * the quotes that cannot be written out, which stay as typed, and names that two figures share.
 */
export function withFigures<T>(entry: T, entries: Entries): { entry: T; bad: BadQuote[] } {
  const own = namedFigures(entry);
  const figure = (name: string) => figureNamed(name, entry, own, entries);
  const bad: BadQuote[] = [];
  const text = (typed: string, language: Language, path: Path) =>
    piecesOf(typed, language, figure)
      .map((piece) => {
        if (piece.fault) bad.push({ path: [...path, language], quote: piece.quote ?? '', fault: piece.fault });
        return piece.text;
      })
      .join('');
  const resolved = (value: unknown, path: Path): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => resolved(item, [...path, index]));
    const name = referenceIn(value);
    if (name !== undefined) {
      const found = figure(name);
      if (!found) bad.push({ path, quote: name, fault: 'unknown' });
      return found?.value ?? value;
    }
    if (!isRecord(value)) return value;
    if (isLeaf(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, typed]) => [key, isLanguage(key) ? text(typed, key, path) : typed]),
      );
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolved(inner, [...path, key])]));
  };
  const names = new Set<string>();
  for (const { name, path } of namedItems(entry)) {
    if (names.has(name)) bad.push({ path: [...path, 'figure'], quote: name, fault: 'twice' });
    names.add(name);
  }
  return { entry: resolved(entry, []) as T, bad };
}

/** Returns the name of the figure that a field refers to; undefined where it holds anything else. */
export function referenceIn(value: unknown): string | undefined {
  return typeof value === 'string' ? REFERENCE.exec(value)?.[1]?.trim() : undefined;
}

/** Splits a text into its quotes and what stands between them. */
export function piecesOf(typed: string, language: Language, figure: (name: string) => Figure | undefined): Piece[] {
  const pieces: Piece[] = [];
  const plain = (text: string) => {
    if (text) pieces.push(/\{\{|\}\}/.test(text) ? { text, quote: text, fault: 'braces' } : { text });
  };
  let end = 0;
  for (const match of typed.matchAll(QUOTE)) {
    plain(typed.slice(end, match.index));
    end = match.index + match[0].length;
    const [whole, name = '', format = ''] = match;
    const found = figure(name.trim());
    const said = found && written(found, format.trim(), language);
    const fault = found ? 'format' : 'unknown';
    pieces.push({ quote: whole.slice(2, -2), ...(said === undefined ? { text: whole, fault } : { text: said }) });
  }
  plain(typed.slice(end));
  return pieces;
}

/**
 * Finds the figure of a name: `pension` and `loan.percent` of the entry itself, `schemes/vayoshree.aid` of another one,
 * `count.heads` items of its own list, `count/districts` entries of the content.
 */
export function figureNamed(
  name: string,
  entry: unknown,
  own: Map<string, Figure>,
  entries: Entries,
): Figure | undefined {
  const [, collection, id = '', inside = ''] = /^([a-z-]+)\/([a-z0-9-]+)(?:\.(.+))?$/.exec(name) ?? [];
  if (collection === 'count') return counted(inside ? undefined : countOf(id, entries));
  if (collection === undefined)
    return name.startsWith('count.') ? counted(countIn(entry, name.split('.').slice(1))) : own.get(name);
  const other = entries.read(`${collection}/${id}.yaml`);
  return figureNamed(inside, other, namedFigures(other), entries);
}

function counted(value: number | undefined): Figure | undefined {
  return value === undefined ? undefined : { unit: 'number', value };
}

function isLanguage(key: string): key is Language {
  return LANGUAGES.some((language) => language === key);
}
