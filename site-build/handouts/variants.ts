import { shorten } from '#app/components/share/message.ts';
import { type Handout, handoutWords } from '#app/handouts/handout.server.ts';
import type { PictureShape } from '#app/handouts/picture.server.ts';
import { withoutBrackets } from '#app/handouts/withoutBrackets.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';

/** Two papers share a line if they have at most this many characters together. */
const MAX_SHARED_LINE = 26;

/** Longest official name, in characters, that fits on one line. */
const MAX_NAME = 50;

/** A variant of a part of a handout. `cost`: how much a reader misses. */
type Variant<Part> = { cost: number; shown: Part };

/** Variants of each part, the fullest first, and their combinations, the fullest first. */
type Variants = {
  officialName: (string | null)[];
  who: string[][];
  papers: string[][];
  where: string[][];
  order: [officialName: number, who: number, papers: number, where: number][];
};

/** Lists how the words of a handout may become less. The template takes the first combination that fits; no size changes. */
export function listVariants(handout: Handout, shape: PictureShape): Variants {
  const isTall = shape === 'tall';
  const nothing = [{ cost: 0, shown: [] }];
  const officialName = nameVariants(handout, isTall ? [1, 2, 12] : [1, 2, 3]);
  const who = isTall ? eligibilityVariants(handout) : previewEligibilityVariants(handout);
  const papers = isTall ? paperVariants(handout) : nothing;
  const where = isTall ? officeVariants(handout) : nothing;
  const combinations = officialName.flatMap((a, first) =>
    who.flatMap((b, second) =>
      papers.flatMap((c, third) =>
        where.map((d, fourth) => ({
          cost: a.cost + b.cost + c.cost + d.cost,
          indices: [first, second, third, fourth] as Variants['order'][number],
        })),
      ),
    ),
  );
  return {
    officialName: shownIn(officialName),
    who: shownIn(who),
    papers: shownIn(papers),
    where: shownIn(where),
    order: combinations.sort((a, b) => a.cost - b.cost).map(({ indices }) => indices),
  };
}

const shownIn = <Part>(variants: readonly Variant<Part>[]) => variants.map(({ shown }) => shown);

function nameVariants({ officialName }: Handout, [brackets = 0, end = 0, all = 0]: number[]): Variant<string | null>[] {
  if (officialName === undefined) return [{ cost: 0, shown: null }];
  const short = withoutBrackets(officialName);
  return [
    { cost: 0, shown: officialName },
    { cost: brackets, shown: short },
    { cost: end, shown: shorten(short, MAX_NAME) },
    { cost: all, shown: null },
  ];
}

/** Omits conditions only if the sentence that all conditions are on the page stays. */
function eligibilityVariants({ kind, who: { items }, language }: Handout): Variant<string[]>[] {
  if (kind !== 'scheme') return withFewerLines(items, [5, 4, 3, 2], language);
  const [first = '', ...rest] = items;
  return [
    { cost: 0, shown: items },
    { cost: 4, shown: items.slice(0, -1) },
    { cost: 8, shown: [first, ...rest.slice(-1)] },
  ];
}

/** A link preview has less room, and the message that it belongs to links the page. */
function previewEligibilityVariants({ who: { items } }: Handout): Variant<string[]>[] {
  return [items, items.slice(0, -1), items.slice(0, 1), []].map((shown, index) => ({ cost: 4 * index, shown }));
}

function paperVariants({ papers, language }: Handout): Variant<string[]>[] {
  return withFewerLines(papers.items.map(withoutBrackets), [5, 4, 3, 2, 1], language);
}

function officeVariants({ where: { items }, language }: Handout): Variant<string[]>[] {
  const short = items.map((item) => [withoutBrackets(item)]);
  const variants = [items, ...[items.length, 2, 1].map((count) => withRest(short, count, language))];
  return variants.map((shown, index) => ({ cost: 2 * index, shown }));
}

function withFewerLines(
  items: readonly string[],
  counts: readonly number[],
  language: Handout['language'],
): Variant<string[]>[] {
  return counts.map((count, index) => ({
    cost: 3 * index,
    shown: withRest(sharedLines(items, count), count, language),
  }));
}

/** Puts short items together in a line until there are at most `count` lines. */
function sharedLines(items: readonly string[], count: number): string[][] {
  const lines = items.map((item) => [item]);
  while (lines.length > count) {
    const pairs = lines.flatMap((line, index) =>
      lines.slice(index + 1).map((other) => ({ line, other, length: [...line, ...other].join(', ').length })),
    );
    const [shortest] = pairs.sort((a, b) => a.length - b.length);
    if (!shortest || shortest.length > MAX_SHARED_LINE) break;
    shortest.line.push(...shortest.other);
    lines.splice(lines.indexOf(shortest.other), 1);
  }
  return lines;
}

/** Joins the items of the first lines, and counts the items of all other lines. */
function withRest(lines: readonly string[][], count: number, language: Handout['language']): string[] {
  const rest = lines.slice(count).flat().length;
  const shown = lines.slice(0, count).map((line) => line.join(', '));
  const more = handoutWords(language)('more', { count: rest, n: formatNumber(rest, language) });
  return rest > 0 ? [...shown, more] : shown;
}

/** Keeps numbers with the word after them, and compound words, on one line: ₹2 lakh, class 10, neo-Buddhist. */
export function keepTogether<Value>(value: Value): Value {
  const text = JSON.stringify(value)
    .replace(/([0-9०-९%]) (?=[^\s"])/g, '$1\u00a0')
    .replace(/\b(class|classes|age) (?=[0-9])/g, '$1\u00a0')
    .replace(/(\p{L})-(?=\p{L})/gu, '$1-\u2060');
  return JSON.parse(text);
}
