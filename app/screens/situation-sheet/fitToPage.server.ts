import { createHeightEstimator, PAGE_HEIGHT, PAGE_WIDTH, SIZES } from '#app/components/sheet/textHeight.server.ts';
import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import type { Situation } from '#app/model/situations/schema.server.ts';
import { collectSheet, type Sheet } from './sheet.server.ts';

export type FittedSheet = ReturnType<typeof fitToPage>;

/** Slightly less than the lowest ratio of estimated to real height, measured on all sheets of situations in one language. */
const ESTIMATE_RATIO = 1.06;

/** Size of the QR code with its gap in millimetres. The last lines are beside it. */
const CODE_HEIGHT = 20;
const CODE_WIDTH = 25;

const LONGEST_DATE = '30 September 2026.';

const SMALLEST_SIZE = Math.min(...SIZES);

/**
 * Fits the sheet of a situation on one page at the largest possible font size. If even the smallest size is too large, omits the
 * official names, then the descriptions of the last schemes, and says so. Never omits urgent help.
 */
export function fitToPage(situation: Situation, language: Language) {
  const count = situation.schemes.length;
  const complete = collectSheet(situation, language, { count, hasOfficialNames: true });
  const size = SIZES.find((candidate) => fitsOnPage(complete, candidate));
  if (size) return { ...complete, size };
  let sheet = collectSheet(situation, language, { count, hasOfficialNames: false });
  for (let shown = count - 1; shown > 0 && !fitsOnPage(sheet, SMALLEST_SIZE); shown -= 1)
    sheet = collectSheet(situation, language, { count: shown, hasOfficialNames: false });
  return { ...sheet, size: SMALLEST_SIZE };
}

export const fitsOnPage = (sheet: Sheet, size: number) => estimateHeight(sheet, size) <= PAGE_HEIGHT * ESTIMATE_RATIO;

function estimateHeight(sheet: Sheet, size: number): number {
  const t = words(sheet.language, 'situation');
  const { em, line, lines, list, tightPlace, page } = createHeightEstimator(sheet.language, size);
  const heading = 2.9;
  const schemes = sheet.schemes.flatMap(({ nameAndAmount, rest, cautions }) => [`${nameAndAmount} ${rest}`, cautions]);
  const year = sheet.year ? [sheet.year.sum, ...sheet.year.parts, t('year.terms')] : [];
  const papers = [
    sheet.papersLead,
    sheet.issuersCaution ?? '',
    ...sheet.papers.flatMap((group) => [group.heading, ...group.texts]),
  ];
  const helplines = sheet.helplines.map(({ number, title }) => `${number} ${title}`);
  const texts = [...schemes, sheet.named, sheet.onSite, ...sheet.totals, ...year, ...papers, ...helplines].filter(
    Boolean,
  );
  const places = sheet.places.flatMap(tightPlace);
  const headings = (sheet.year ? 4 : 3) * heading;
  // Adds half of the longest item, because items never break across columns and one column may be longer by that.
  const longest = Math.max(...schemes.map((text) => list([text])), ...places);
  const parts = headings + list(texts) + places.reduce((sum, height) => sum + height, 0);
  const first = sheet.first.map(({ what, text }) => `${what} ${text}`);
  const foot = (1 + lines(`${sheet.provenance} ${sheet.printed} ${LONGEST_DATE}`, PAGE_WIDTH - CODE_WIDTH)) * line;
  return page(
    lines(sheet.title, PAGE_WIDTH, 1.7) * line +
      heading +
      (sheet.call.lines.length > 0 ? heading + list(sheet.call.lines, PAGE_WIDTH) : 0) +
      list(first, PAGE_WIDTH) +
      (parts + longest) / 2 +
      Math.max(0, foot - CODE_HEIGHT / em),
  );
}
