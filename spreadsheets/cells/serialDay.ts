const DAY_MS = 86_400_000;
/** Spreadsheets count 29 February 1900, a date that never existed. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_ZERO_1904 = Date.UTC(1904, 0, 1);

/** Returns the moment that a spreadsheet stores as a number of days. `is1904`: whether its workbook counts them from 1904. */
export function serialDay(days: number, is1904: boolean): Date {
  return new Date((is1904 ? DAY_ZERO_1904 : DAY_ZERO) + Math.round(days * DAY_MS));
}
