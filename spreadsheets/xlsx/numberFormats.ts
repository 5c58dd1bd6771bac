import { parseXml } from './parseXml.ts';

/** Spreadsheet programs accept no longer code; longer ones would be slow to read. */
const MAX_CODE_LENGTH = 255;
/** Formats that files name only by number; the code of days stands for all of days and times, which depend on the country. */
const DAY = 'yyyy-mm-dd';
const PERCENT_IDS = [9, 10];
const DAY_IDS = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

/** Reads the code of the number format of each cell style. */
export function readFormats(styles: string): string[] {
  const codes = new Map<string, string>();
  const formats: string[] = [];
  let isInCells = false;
  parseXml(styles, {
    open: (name, { numFmtId = '', formatCode = '' }) => {
      if (name === 'numFmt') codes.set(numFmtId, formatCode.slice(0, MAX_CODE_LENGTH));
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) formats.push(codes.get(numFmtId) ?? builtIn(Number(numFmtId)));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return formats;
}

function builtIn(id: number): string {
  if (PERCENT_IDS.includes(id)) return '0%';
  return DAY_IDS.some(([from, to]) => id >= from && id <= to) ? DAY : 'General';
}

/** Returns true for codes with letters of days or times outside quoted, escaped and bracketed text. */
export function isDayFormat(code: string): boolean {
  const letters = code.replace(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, '');
  return /[yd]|(?:^|[^a-z])[hms]{1,5}(?:[^a-z]|$)/i.test(letters) && !/^general$/i.test(letters);
}
