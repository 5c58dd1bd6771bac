import {
  COLUMN_WIDTH,
  createHeightEstimator,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  SIZES,
} from '#app/components/sheet/textHeight.server.ts';
import { words } from '#app/i18n/words.server.ts';
import type { Sheet } from './sheet.server.ts';

/** The lowest ratio of estimated to real height, measured on all sheets of schemes in one language. */
const ESTIMATE_RATIO = 0.99;

/** Font sizes to try for both languages side by side, in points. */
const BILINGUAL_SIZES = [11, 10, 9, 8, 7.5] as const;

export type FittedSheet = ReturnType<typeof fitToPage>;
export type FittedSheetText = FittedSheet['own'];

/**
 * Fits a sheet on one page at the largest possible font size. A sheet that is too long at the smallest size omits the line about one amount,
 * and the bilingual sheet may omit the last steps.
 */
export function fitToPage(...sheets: [own: Sheet, other: Sheet]) {
  const isTooLong = (sheet: Sheet) => estimateHeight(sheet, Math.min(...SIZES), 2) > PAGE_HEIGHT * ESTIMATE_RATIO;
  const [own, other] = sheets.map((sheet) =>
    sheets.some(isTooLong) ? { ...sheet, oneAmount: '' } : sheet,
  ) as typeof sheets;
  const fitsBoth = (maxSteps: number, candidate: number) =>
    [own, other].every((sheet) => estimateHeight(limitSteps(sheet, maxSteps), candidate, 1) <= PAGE_HEIGHT);
  let steps = countSteps(own);
  const size =
    SIZES.find((candidate) => estimateHeight(own, candidate, 2) <= PAGE_HEIGHT * ESTIMATE_RATIO) ?? Math.min(...SIZES);
  const bilingualSize =
    BILINGUAL_SIZES.find((candidate) => fitsBoth(Number.POSITIVE_INFINITY, candidate)) ?? Math.min(...BILINGUAL_SIZES);
  while (steps > 1 && !fitsBoth(steps, bilingualSize)) steps -= 1;
  return { own: addStepLimit(own, steps), other: addStepLimit(other, steps), size, bilingualSize };
}

const countSteps = ({ steps }: Sheet) => steps.reduce((sum, { lines }) => sum + lines.length, 0);

/** Adds the number of steps that the bilingual sheet shows, and a sentence about the omitted steps. */
function addStepLimit(sheet: Sheet, steps: number) {
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
  const { em, line, lines, list, where, page } = createHeightEstimator(sheet.language, size);
  const width = columns === 2 ? PAGE_WIDTH : COLUMN_WIDTH;
  const { mainAmount: main } = sheet;
  const hasOthers = sheet.amounts.length > 1;
  const head =
    (lines(sheet.name, width, 1.7) + lines(sheet.official ?? '', width) + lines(sheet.forWhom, width)) * line +
    [sheet.oneAmount, sheet.terms].reduce((sum, text) => sum + (text ? lines(text, width) * line : 0), 0) +
    (sheet.reported ? lines(sheet.reported, width - em) * line + 0.4 : 0) +
    (main ? 2.9 + (lines(`${main.before}${main.what}${main.after}`, width) - 1) * line : 0) +
    1.2;
  const headings = (hasOthers ? 4 : 3) * 2.9;
  const parts =
    headings +
    (hasOthers
      ? list(sheet.amounts.map(({ what, before, figure, after }) => `${what}: ${before} ${figure} ${after}`))
      : 0) +
    list(sheet.who) +
    (sheet.documents.length > 0 ? list(sheet.documents) : list([sheet.noDocuments])) +
    sheet.steps.reduce((sum, { lines: texts }) => sum + list(texts) + (sheet.steps.length > 1 ? line : 0), 0) +
    (sheet.portal ? line : 0) +
    2 * line;
  return page(head + parts / columns + where(sheet.places, sheet.helplines));
}
