import { formatAmount, formatNumber } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { isLeaf } from '#app/model/localize.ts';
import type { Path } from '#app/model/problems/problem.ts';
import { fieldId } from '../form/FormContext.ts';

/** Returns what the page shows of the field with the id, or undefined if the page may show it in another way. */
export function shownText(value: unknown, id: string, language: Language): string | undefined {
  const found = findPart(value, id, []);
  if (!found) return undefined;
  const { part, path } = found;
  // Takes the longest piece without quoted figures, which the page replaces with their values.
  if (isLeaf(part)) return longest(part[language].split(/\{\{.*?\}\}/));
  if (typeof part !== 'number') return typeof part === 'string' ? part : undefined;
  return path.at(-1) === 'rupees' ? formatAmount(part, language) : formatNumber(part, language);
}

/** Finds the part whose form field has the id. A text in one language stands for the text in both. */
function findPart(part: unknown, id: string, path: Path): { part: unknown; path: Path } | undefined {
  const own = fieldId(path);
  if (own === id || (isLeaf(part) && [`${own}_en`, `${own}_mr`].includes(id))) return { part, path };
  if (typeof part !== 'object' || part === null || !id.startsWith(`${own}_`)) return undefined;
  for (const [key, inner] of Object.entries(part)) {
    const found = findPart(inner, id, [...path, Array.isArray(part) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}

const longest = (texts: string[]) => texts.map((text) => text.trim()).sort((a, b) => b.length - a.length)[0];
