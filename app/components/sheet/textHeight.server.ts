import type { Language } from '#app/i18n/language.ts';
import type { SheetPlace } from './sheetTexts.server.ts';

/** Height between the margins of an A4 page, and width of one of its two columns and of both with their gap, in millimetres. */
export const PAGE_HEIGHT = 273;
export const COLUMN_WIDTH = 89;
export const PAGE_WIDTH = 2 * COLUMN_WIDTH + 8;

/** Ratio of estimated to real height, measured on all sheets in one language. */
export const ESTIMATE_RATIO = 1.02;

/** Font sizes to try, in points. Smaller text would be illegible for older readers. */
export const SIZES = [14, 13, 12, 11, 10, 9] as const;

/** Height of everything except the texts, in millimetres and in em, measured in Chromium and rounded up. */
const FIXED_MM = 18;
const FIXED_EM = 7;

const MM_PER_POINT = 0.3528;

/** Line height and average character width in em; combining marks have no width. */
const SHAPE = { en: { line: 1.3, letter: 0.5 }, mr: { line: 1.42, letter: 0.5 } } as const;

/** Stands for the line on which one writes a telephone number beside the name of an office. */
const BLANK = '_'.repeat(20);

type Helpline = { number: string; title: string };

/** Estimates heights at a font size. CSS cannot shrink a text to fit a page. Widths are in millimetres, heights in em. */
export function textHeight(language: Language, size: number) {
  const em = size * MM_PER_POINT;
  const { line, letter } = SHAPE[language];
  const lines = (text: string, width: number, scale = 1) =>
    Math.ceil((Array.from(text.replace(/\p{Mn}/gu, '')).length * letter * scale * em) / width) * scale;
  const list = (texts: readonly string[], width = COLUMN_WIDTH) =>
    texts.reduce((sum, text) => sum + lines(text, width - 1.5 * em) * line + 0.4, 0);
  // An office takes about 30 characters of a line. A place never breaks across columns.
  const officesPerLine = Math.max(1, Math.floor(COLUMN_WIDTH / (30 * letter * em)));
  const where = (places: readonly SheetPlace[], helplines: readonly Helpline[]) => {
    const heights = [
      ...places.map(
        ({ title, task = '', offices }) =>
          lines(title + task, COLUMN_WIDTH) + (offices.length > 1 ? Math.ceil(offices.length / officesPerLine) : 2),
      ),
      ...helplines.map(({ number, title }) => lines(`${number} ${title}`, COLUMN_WIDTH)),
    ];
    const all = heights.reduce((sum, height) => sum + height, 0);
    return 2.6 + Math.max(...heights, all / 2 + 1) * line + 0.6;
  };
  const tightWhere = (places: readonly SheetPlace[], helplines: readonly Helpline[]) => {
    const heights = [
      ...places.map(({ title, task, offices }) => {
        const [only, ...others] = offices;
        const phones = others.length > 0 ? offices.filter(({ phone }) => phone) : [];
        if (!only || (others.length > 0 && phones.length === 0))
          return lines(`${title}, ${task}${BLANK}`, COLUMN_WIDTH);
        const contacts =
          phones.length > 0
            ? phones.map(({ location, phone }) => `${location} ${phone}`).join(', ')
            : `${only.address} ${only.phone}`;
        return lines(`${title}, ${task}`, COLUMN_WIDTH) + lines(contacts, COLUMN_WIDTH);
      }),
      ...helplines.map(({ number, title }) => lines(`${number} ${title}`, COLUMN_WIDTH)),
    ].map((height) => height * line + 0.3);
    const all = heights.reduce((sum, height) => sum + height, 0);
    return 2.9 + Math.max(...heights, all / 2 + line);
  };
  /** Returns the height in millimetres of a page with texts of this height. */
  const page = (texts: number) => FIXED_MM + (FIXED_EM + texts) * em;
  return { em, line, lines, list, where, tightWhere, page };
}
