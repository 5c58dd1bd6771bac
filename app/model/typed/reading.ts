import type { Problem } from '../problems/problem.ts';
import { cleanText } from './letters.ts';

/** What a person typed, as it is understood; nothing for an empty text. */
export type Reading<Value> = { value: Value | undefined } | { problem: Pick<Problem, 'code' | 'params'> };

/** The first digits of the scripts that people of the division type: English, Marathi, Gujarati, and full-width. */
const ZEROS = [0x30, 0x966, 0xae6, 0xff10];

/** Replaces digits of other scripts with English ones, and removes the space around the text. */
export function toPlainDigits(text: string): string {
  return cleanText(text)
    .trim()
    .replaceAll(/[०-९૦-૯０-９]/g, (digit) => {
      const number = ZEROS.map((zero) => digit.charCodeAt(0) - zero).find((value) => value >= 0 && value <= 9);
      return String(number);
    });
}

/** Matches the errors of spreadsheet programs, which are no texts. */
const SHEET_ERROR = /#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A)/i;

/** Finds the error of a spreadsheet program in a text. */
export const findSheetError = (text: string): string | undefined => SHEET_ERROR.exec(text)?.[0];
