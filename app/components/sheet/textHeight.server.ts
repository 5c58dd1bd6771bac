import type { Language } from '#app/i18n/language.ts';
import type { SheetPlace } from './sheetTexts.server.ts';

/** Dimensions of an A4 page in millimetres, without its margins. `PAGE_WIDTH`: both columns and the gap between them. */
export const PAGE_HEIGHT = 273;
export const COLUMN_WIDTH = 89;
export const PAGE_WIDTH = 2 * COLUMN_WIDTH + 8;

/** Font sizes to try, in points. Smaller text would be illegible for older readers. */
export const SIZES = [14, 13, 12, 11, 10, 9] as const;

/** Height of everything except the texts, in millimetres and in em, measured in Chromium and rounded up. */
const FIXED_MM = 18;
const FIXED_EM = 7;

const MM_PER_POINT = 0.3528;

/** Line height and average character width in em. Combining marks have no width. */
const LETTER_SHAPE = { en: { line: 1.3, letter: 0.5 }, mr: { line: 1.42, letter: 0.5 } } as const;

/** Width of a telephone number compared with other text of the same length. */
const BOLD_DIGIT_RATIO = 1.2;

/** Stands for the blank line for a telephone number beside the name of an office. */
const BLANK_LINE = '_'.repeat(20);

type Helpline = { number: string; title: string };

/** Estimates heights at a font size, because CSS cannot shrink a text to fit a page. Widths are in millimetres, heights in em. */
export function createHeightEstimator(language: Language, size: number) {
  const em = size * MM_PER_POINT;
  const { line, letter } = LETTER_SHAPE[language];
  const lines = (text: string, width: number, scale = 1) =>
    Math.ceil((Array.from(text.replace(/\p{Mn}/gu, '')).length * letter * scale * em) / width) * scale;
  const list = (texts: readonly string[], width = COLUMN_WIDTH) =>
    texts.reduce((sum, text) => sum + lines(text, width - 1.5 * em) * line + 0.4, 0);
  // Assumes 30 characters for an office.
  const officesPerLine = Math.max(1, Math.floor(COLUMN_WIDTH / (30 * letter * em)));
  /** Counts the lines of the longest contact to call instead of an office. Only one of these contacts is shown. */
  const countContactLines = ({ offices, callIn }: SheetPlace) => {
    const texts = [
      ...offices.flatMap(({ instead }) => (instead ? `${instead.text} ${instead.number}` : [])),
      ...callIn.map(({ contact }) => `${contact.name} ${contact.number}`),
    ];
    return Math.max(0, ...texts.map((text) => lines(text, COLUMN_WIDTH)));
  };
  const where = (places: readonly SheetPlace[], helplines: readonly Helpline[]) => {
    const heights = [
      ...places.map(
        (place) =>
          lines(place.title + (place.task ?? ''), COLUMN_WIDTH) +
          (place.offices.length > 1 ? Math.ceil(place.offices.length / officesPerLine) : 2) +
          countContactLines(place),
      ),
      ...helplines.map(({ number, title }) => lines(`${number} ${title}`, COLUMN_WIDTH)),
    ];
    const all = heights.reduce((sum, height) => sum + height, 0);
    return 2.6 + Math.max(...heights, all / 2 + 1) * line + 0.6;
  };
  /** Returns the height of a place in the space-saving list (`tight` of SheetPlaces.tsx). */
  const tightPlace = (place: SheetPlace) => {
    const { title, task = '', offices } = place;
    const [only, ...others] = offices;
    const phones = offices.map(({ location, phone, instead }) => `${location} ${phone ?? instead?.number}`);
    const contacts = others.length > 0 ? phones.join(', ') : `${only?.address ?? ''} ${only?.phone ?? ''}`.trim();
    const name = `${title}, ${task}`;
    if (!contacts) return (lines(name + BLANK_LINE, COLUMN_WIDTH) + countContactLines(place)) * line + 0.3;
    const below = lines(contacts, COLUMN_WIDTH, BOLD_DIGIT_RATIO) / BOLD_DIGIT_RATIO;
    return (lines(name, COLUMN_WIDTH) + below + countContactLines(place)) * line + 0.3;
  };
  /** Returns the height of a page in millimetres. `texts`: height of its texts in em. */
  const page = (texts: number) => FIXED_MM + (FIXED_EM + texts) * em;
  return { em, line, lines, list, where, tightPlace, page };
}
