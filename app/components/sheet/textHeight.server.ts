import type { Language } from '#app/i18n/language.ts';
import type { SheetPlace } from './sheetPlace.server.ts';

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

const numbersOf = ({ offices }: SheetPlace) =>
  offices.flatMap(({ location, phone }) => (phone ? [`${location} ${phone}`] : []));

type Contact = Partial<Pick<SheetPlace['offices'][number], 'address' | 'phone' | 'advice'>> & { place?: string };

const formatContact = ({ place = '', address, phone, advice }: Contact) =>
  place + [address, advice?.text, advice?.name, phone ?? advice?.number].filter(Boolean).join(' ');

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

type Line = SheetPlace['withoutNumber'][number]['lines'][number];

const formatLine = ({ text, contacts }: Line) =>
  `${text} ${contacts.map(({ place, number }) => `${place} ${number ?? ''}`).join(', ')}`;

type Helpline = { number: string; title: string };

/** Estimates heights at a font size, because CSS cannot shrink a text to fit a page. Widths are in millimetres, heights in em. */
export function createHeightEstimator(language: Language, size: number) {
  const em = size * MM_PER_POINT;
  const { line, letter } = LETTER_SHAPE[language];
  const lines = (text: string, width: number, scale = 1) =>
    Math.ceil((Array.from(text.replace(/\p{Mn}/gu, '')).length * letter * scale * em) / width) * scale;
  const list = (texts: readonly string[], width = COLUMN_WIDTH) =>
    sum(texts.map((text) => lines(text, width - 1.5 * em) * line + 0.4));
  // Assumes 30 characters for an office.
  const officesPerLine = Math.max(1, Math.floor(COLUMN_WIDTH / (30 * letter * em)));
  /** Counts the lines of the longest contact of one district. Only one of these contacts is shown. */
  const countChosenLines = ({ offices, callIn }: SheetPlace) => {
    const contacts = [
      ...offices.map((office) => ({ place: offices.length > 1 ? `${office.location}: ` : '', ...office })),
      ...callIn,
    ];
    return Math.max(0, ...contacts.map((contact) => lines(formatContact(contact), COLUMN_WIDTH)));
  };
  /** Counts the lines of each text about districts without a number. */
  const countLinesToAsk = ({ withoutNumber }: SheetPlace) =>
    withoutNumber
      .flatMap(({ lead, lines: texts }) => [...(lead ? [lead] : []), ...texts.map(formatLine)])
      .map((text) => lines(text, COLUMN_WIDTH - em));
  /**
   * Counts the lines of the unbreakable parts of a place: its name with the numbers of all districts, and each text about districts
   * without a number; or its name with the contact of one district, if that is longer.
   */
  const countParts = (place: SheetPlace, name: string, numberLines: number) => {
    const all = place.offices.length > 1 ? [numberLines, ...countLinesToAsk(place)] : [0];
    const chosen = countChosenLines(place);
    const [first = 0, ...others] = sum(all) > chosen ? all : [chosen];
    return [lines(name, COLUMN_WIDTH) + first, ...others];
  };
  const where = (places: readonly SheetPlace[], helplines: readonly Helpline[]) => {
    const heights = [
      ...places.flatMap((place) => {
        const [first = 0, ...others] = countParts(
          place,
          place.title + (place.task ?? ''),
          Math.ceil(numbersOf(place).length / officesPerLine),
        );
        return [first + (place.offices.length === 0 ? 2 : 0), ...others];
      }),
      ...helplines.map(({ number, title }) => lines(`${number} ${title}`, COLUMN_WIDTH)),
    ];
    return 2.6 + Math.max(...heights, sum(heights) / 2 + 1) * line + 0.6;
  };
  /** Returns the heights of the unbreakable parts of a place in the space-saving list (`tight` of SheetPlaces.tsx). */
  const tightPlace = (place: SheetPlace) => {
    const name = `${place.title}, ${place.task ?? ''}${place.offices.length === 0 ? BLANK_LINE : ''}`;
    const numbers = lines(numbersOf(place).join(', '), COLUMN_WIDTH, BOLD_DIGIT_RATIO) / BOLD_DIGIT_RATIO;
    return countParts(place, name, numbers).map((count) => count * line + 0.3);
  };
  /** Returns the height of a page in millimetres. `texts`: height of its texts in em. */
  const page = (texts: number) => FIXED_MM + (FIXED_EM + texts) * em;
  return { em, line, lines, list, where, tightPlace, page };
}
