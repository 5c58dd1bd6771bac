import { namedFigures } from '#app/model/figures/named.server.ts';
import { splitQuotes } from '#app/model/figures/quotes.server.ts';
import { errorAt, type Place, type Problem } from '#app/model/problems/problem.ts';
import { parseFigures } from '../text/figures.ts';
import { type ContentFile, collectTexts, type Text } from '../text/texts.ts';

/** Exempts unconfirmed reports, because their figures may differ from the entry. */
const REPORTED = /^reported\b/;
/** Exempts the names of benefits and figures. */
const NO_SENTENCE = /(^|\.)(title|what)$/;

/** Requires amounts in sentences to equal fields of the entry. `rawFiles` have unresolved figure placeholders. */
export function writtenAmounts(rawFiles: ContentFile[]): Problem[] {
  return rawFiles.flatMap((file) => {
    const known = collectAmounts(file.entry);
    const own = namedFigures(file.entry);
    const withQuotes = ({ en }: Text) =>
      splitQuotes(en, 'en', (name) => own.get(name))
        .map(({ text }) => text)
        .join('');
    return collectTexts(file)
      .filter(({ field }) => !REPORTED.test(field))
      .flatMap((text) => {
        const unknown = findAmounts(text).filter(({ key }) => key.startsWith('₹') && !known.has(key));
        if (unknown.length === 0) return [];
        const isCalculated = calculatedIn(withQuotes(text), known);
        return unknown
          .filter(({ key }) => !isCalculated(key))
          .map((figure) => errorAt(text, 'unheldAmount', { amount: figure.text }));
      });
  });
}

/** Finds sentences that repeat an amount or percentage of their entry as text instead of quoting the field. */
export function findUnquotedFigures(rawFiles: ContentFile[]): Place[] {
  return rawFiles.flatMap((file) => {
    const known = collectAmounts(file.entry);
    return collectTexts(file).filter(
      (text) =>
        !NO_SENTENCE.test(text.field) &&
        !REPORTED.test(text.field) &&
        findAmounts(text).some(({ key }) => known.has(key)),
    );
  });
}

/** Requires the sentence of a condition to state each of its bounds. `files` have resolved figure placeholders. */
export function boundsInSentences(files: ContentFile[]): Problem[] {
  return files
    .filter(({ file }) => file.startsWith('content/schemes/'))
    .flatMap(({ file, entry }) =>
      ((entry as { eligibility?: Record<string, unknown>[] }).eligibility ?? []).flatMap((rule, index) => {
        const sentence = (rule.text as { en: string } | undefined)?.en ?? '';
        const figures = new Set(parseFigures(sentence, 'en').map(({ key }) => key));
        return listBounds(rule)
          .filter(({ keys }) => !keys.some((key) => figures.has(key)))
          .map(({ name, value }) =>
            errorAt({ file, path: ['eligibility', index, name] }, 'conditionDiffers', { value, sentence }),
          );
      }),
    );
}

/** Lists bounds with the figures that may express them. For example, “below 65” expresses a maximum of 64. */
function listBounds(rule: Record<string, unknown>): { name: string; value: number; keys: string[] }[] {
  return Object.entries(rule).flatMap(([name, value]) => {
    if (typeof value !== 'number' || name === 'years' || rule.kind === 'study' || rule.kind === 'count') return [];
    if (name.endsWith('Rupees')) return [{ name, value, keys: [`₹${value}`] }];
    if (name.endsWith('Percent')) return [{ name, value, keys: [`${value}%`] }];
    const neighbours = name === 'max' ? [value + 1] : name === 'min' ? [value - 1] : [];
    return [{ name, value, keys: [value, ...neighbours].map(String) }];
  });
}

function findAmounts({ en }: Text) {
  return parseFigures(en, 'en').filter(({ key }) => /^₹|%$/.test(key));
}

/** Returns the amounts and percentages in a value, as keys of `parseFigures`. */
function collectAmounts(value: unknown, field = ''): Set<string> {
  if (typeof value === 'number')
    return new Set(/rupees$/i.test(field) ? [`₹${value}`] : /percent$/i.test(field) ? [`${value}%`] : []);
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.entries(value).flatMap(([key, inner]) => [...collectAmounts(inner, key)]));
}

/** Returns a function that accepts calculated amounts in examples: a percentage or a multiple of a known amount. */
function calculatedIn(sentence: string, known: Set<string>): (key: string) => boolean {
  if (!/\bexample\b/i.test(sentence)) return () => false;
  const keys = new Set(parseFigures(sentence, 'en').map((figure) => figure.key));
  const shares = [...known].filter((value) => value.endsWith('%')).map((value) => Number.parseFloat(value) / 100);
  const rates = [...known].filter((value) => value.startsWith('₹')).map((value) => Number(value.slice(1)));
  return (key) => {
    const amount = Number(key.slice(1));
    return [...keys].some((other) =>
      other.startsWith('₹')
        ? other !== key && shares.some((share) => Math.abs(Number(other.slice(1)) * share - amount) < 0.5)
        : rates.some((rate) => rate * Number(other) === amount),
    );
  };
}
