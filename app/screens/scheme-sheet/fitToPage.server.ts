import { words } from '#app/i18n/words.server.ts';
import type { Sheet } from './sheet.server.ts';

/** Height between the margins of an A4 page, and width of one of its two columns, in millimetres. */
const PAGE_HEIGHT = 273;
const COLUMN_WIDTH = 89;
/** Ratio of estimated to real height, measured on all sheets in one language. */
const ESTIMATE_RATIO = 1.02;
/** Height of everything except the texts, in millimetres and in em, measured in Chromium and rounded up. */
const FIXED_MM = 18;
const FIXED_EM = 7;

/** Font sizes to try, in points. Smaller text would be illegible for older readers. */
const SIZES = [14, 13, 12, 11, 10, 9] as const;
const BILINGUAL_SIZES = [11, 10, 9, 8, 7.5] as const;

const MM_PER_POINT = 0.3528;

/** Line height and average character width in em; combining marks have no width. */
const SHAPE = { en: { line: 1.3, letter: 0.5 }, mr: { line: 1.42, letter: 0.5 } } as const;

export type FittedSheet = ReturnType<typeof fitToPage>;
export type CutSheet = FittedSheet['own'];

/** Fits a sheet on one page at the largest possible font size. The bilingual sheet may omit the last steps. */
export function fitToPage(own: Sheet, other: Sheet) {
  const fitsBoth = (maxSteps: number, candidate: number) =>
    [own, other].every((sheet) => estimateHeight(limitSteps(sheet, maxSteps), candidate, 1) <= PAGE_HEIGHT);
  let steps = countSteps(own);
  const size =
    SIZES.find((candidate) => estimateHeight(own, candidate, 2) <= PAGE_HEIGHT * ESTIMATE_RATIO) ?? Math.min(...SIZES);
  const bilingualSize =
    BILINGUAL_SIZES.find((candidate) => fitsBoth(Number.POSITIVE_INFINITY, candidate)) ?? Math.min(...BILINGUAL_SIZES);
  while (steps > 1 && !fitsBoth(steps, bilingualSize)) steps -= 1;
  return { own: cut(own, steps), other: cut(other, steps), size, bilingualSize };
}

const countSteps = ({ steps }: Sheet) => steps.reduce((sum, { lines }) => sum + lines.length, 0);

/** Limits the steps of the bilingual sheet and counts the omitted steps. */
function cut(sheet: Sheet, steps: number) {
  const left = countSteps(sheet) - steps;
  const t = words(sheet.language, 'scheme-sheet');
  return { ...sheet, bilingualSteps: steps, more: left > 0 ? t('more', { count: left, n: left }) : undefined };
}

function limitSteps(sheet: Sheet, maxSteps: number): Sheet {
  let left = maxSteps;
  const steps = sheet.steps.map((step) => {
    const lines = step.lines.slice(0, Math.max(0, left));
    left -= lines.length;
    return { ...step, lines };
  });
  return { ...sheet, steps };
}

function estimateHeight(sheet: Sheet, size: number, columns: 1 | 2): number {
  const em = size * MM_PER_POINT;
  const { line, letter } = SHAPE[sheet.language];
  const lines = (text: string, width: number, scale = 1) =>
    Math.ceil((Array.from(text.replace(/\p{Mn}/gu, '')).length * letter * scale * em) / width) * scale;
  const list = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + lines(text, COLUMN_WIDTH - 1.5 * em) * line + 0.4, 0);
  const width = columns === 2 ? 2 * COLUMN_WIDTH + 8 : COLUMN_WIDTH;
  const [first, ...others] = sheet.amounts;
  const head =
    (lines(sheet.title, width, 1.7) + lines(sheet.forWhom, width)) * line +
    (sheet.reported ? lines(sheet.reported, width - em) * line + 0.4 : 0) +
    (first ? 2.9 + (lines(`${first.what}${first.units}`, width) - 1) * line : 0) +
    1.2;
  const headings = (others.length > 0 ? 4 : 3) * 2.9;
  const parts =
    headings +
    (others.length > 0 ? list(sheet.amounts.map(({ what, figure, units }) => `${what}: ${figure} ${units}`)) : 0) +
    list(sheet.who) +
    (sheet.documents.length > 0 ? list(sheet.documents) : list([sheet.noDocuments])) +
    sheet.steps.reduce((sum, { lines: texts }) => sum + list(texts) + (sheet.steps.length > 1 ? line : 0), 0) +
    (sheet.portal ? line : 0) +
    2 * line;
  // An office takes about 30 characters of a line. A place never breaks across columns.
  const officesPerLine = Math.max(1, Math.floor(COLUMN_WIDTH / (30 * letter * em)));
  const places = [
    ...sheet.places.map(
      ({ title, offices }) =>
        lines(title, COLUMN_WIDTH) + (offices.length > 1 ? Math.ceil(offices.length / officesPerLine) : 2),
    ),
    ...sheet.helplines.map(({ number, title }) => lines(`${number} ${title}`, COLUMN_WIDTH)),
  ];
  const allPlaces = places.reduce((sum, height) => sum + height, 0);
  const where = 2.6 + Math.max(...places, allPlaces / 2 + 1) * line + 0.6;
  return FIXED_MM + (FIXED_EM + head + parts / columns + where) * em;
}
