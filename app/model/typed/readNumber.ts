import { findSheetError, type Reading, toPlainDigits } from './reading.ts';

/** Matches a number as people in India write it: in groups of an Indian or a Western number, or without groups. */
const NUMBER = /^(?:[1-9]\d?(?:,\d{2})*,\d{3}|[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d+)?$/;

const AROUND =
  /^(?:₹|rs\.?|रु\.?)? ?([\d.,]+) ?(?:(thousand|हजार)|(lakhs?|lacs?|लाख|लक्ष)|(crores?|कोटी))?(?:\/-)? ?(%|percent|per cent|टक्के)?$/i;

/** Returns whether a field has a percentage, by its name: `percent`, `minPercent`. */
export const isPercentField = (path: readonly (string | number)[]): boolean => /percent$/i.test(String(path.at(-1)));

/** Reads a number from a keyboard or a cell: `1,50,000`, `१.५ लाख`, `₹500/-`; in a field of percents also `50%`. */
export function readNumber(typed: string, { isPercent = false } = {}): Reading<number> {
  const text = toPlainDigits(typed);
  if (text === '') return { value: undefined };
  const error = findSheetError(text);
  if (error) return { problem: { code: 'sheetError', params: { found: error } } };
  const [, digits = '', thousand, lakh, crore, percent] = AROUND.exec(text) ?? [];
  if (digits === '' || (percent && !isPercent)) return { problem: { code: 'notNumber', params: {} } };
  if (!NUMBER.test(digits)) return { problem: wrongMarks(digits) };
  const times = thousand ? 1e3 : lakh ? 1e5 : crore ? 1e7 : 1;
  const number = Number(digits.replaceAll(',', ''));
  // Rounds, because 1.005 × 100000 is not quite 100500.
  const value = times === 1 ? number : Number((number * times).toFixed(4));
  return value > Number.MAX_SAFE_INTEGER ? { problem: { code: 'notNumber', params: {} } } : { value };
}

/** Explains a comma that stands for the decimal point, or groups that are no groups. */
function wrongMarks(digits: string) {
  const fraction = /^(\d+),(\d+)$/.exec(digits);
  if (fraction && fraction[2]?.length !== 3)
    return { code: 'commaForPoint', params: { right: `${fraction[1]}.${fraction[2]}` } } as const;
  return { code: digits.includes(',') ? 'wrongCommas' : 'notNumber', params: {} } as const;
}
