import { ESTIMATE_RATIO, PAGE_HEIGHT, PAGE_WIDTH, SIZES, textHeight } from '#app/components/sheet/textHeight.server.ts';
import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import type { Situation } from '#app/model/situations/schema.server.ts';
import { collectSheet, type Sheet } from './sheet.server.ts';

export type FittedSheet = ReturnType<typeof fitToPage>;

const SMALLEST = Math.min(...SIZES);

/**
 * Fits the sheet of a situation on one page at the largest possible font size. If it does not fit at the smallest size, the
 * sheet omits the official names, and then all but the names of the last schemes, and says so. It never omits what cannot wait.
 */
export function fitToPage(situation: Situation, language: Language) {
  const count = situation.schemes.length;
  const complete = collectSheet(situation, language, { count, hasOfficialNames: true });
  const size = SIZES.find((candidate) => doesFit(complete, candidate));
  if (size) return { ...complete, size };
  let sheet = collectSheet(situation, language, { count, hasOfficialNames: false });
  for (let shown = count - 1; shown > 0 && !doesFit(sheet, SMALLEST); shown -= 1)
    sheet = collectSheet(situation, language, { count: shown, hasOfficialNames: false });
  return { ...sheet, size: SMALLEST };
}

export const doesFit = (sheet: Sheet, size: number) => estimateHeight(sheet, size) <= PAGE_HEIGHT * ESTIMATE_RATIO;

function estimateHeight(sheet: Sheet, size: number): number {
  const t = words(sheet.language, 'situation');
  const { line, lines, list, tightWhere, page } = textHeight(sheet.language, size);
  const heading = 2.9;
  const schemes = sheet.schemes.flatMap(({ name, figure, rest, forWhom, cautions }) => [
    `${name}: ${figure} ${rest}. ${forWhom}.`,
    cautions,
  ]);
  const year = sheet.year ? [sheet.year.sum, ...sheet.year.parts, t('year.terms')] : [];
  const papers = [sheet.papersLead, ...sheet.papers.flatMap((group) => [group.heading, ...group.texts])];
  const texts = [...schemes, sheet.named, sheet.onPage, ...sheet.totals, ...year, ...papers].filter(Boolean);
  const first = sheet.first.map(({ what, text }) => `${what} ${text}`);
  return page(
    lines(sheet.title, PAGE_WIDTH, 1.7) * line +
      heading +
      list(first, PAGE_WIDTH) +
      ((sheet.year ? 3 : 2) * heading + list(texts) + 2 * line) / 2 +
      tightWhere(sheet.places, sheet.helplines),
  );
}
