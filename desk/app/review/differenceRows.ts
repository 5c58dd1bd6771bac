import { formatDate } from '#app/i18n/format/dates.ts';
import { formatAmount, formatNumber, formatPercent } from '#app/i18n/format/numbers.ts';
import { inBoth, type Language } from '#app/i18n/language.ts';
import type { Path } from '#app/model/problems/problem.ts';
import { readableAddress } from '#app/model/typed/webAddress.ts';
import type { FormSchema } from '../../server/forms.ts';
import { nameOfPart, textOfPart } from '../editor/describePart.ts';
import { translatorIn } from '../words.ts';
import { changedParts } from './changedParts.ts';
import { type FileChange, type PictureChange, pdfOf, pictureOf, withoutFiles } from './rowFiles.ts';

/** The form of a collection with its labels in each language. */
export type Forms = Record<Language, FormSchema>;

export type TextChange = { before: string; after: string };

/**
 * A changed part of an entry, as a row of a table, with its text and its PDF in each language. `isFigure`: whether a number differs, also
 * inside a sentence. `picture`: the picture that changed, or that a changed text describes.
 */
export type DifferenceRow = {
  path: Path;
  names: Record<Language, string>;
  isFigure: boolean;
  picture?: PictureChange;
} & Record<Language, TextChange & { pdf?: FileChange }>;

/** Lists the parts that differ between two values of an entry. Everything is new if `before` is undefined. */
export function differenceRows(forms: Forms, before: unknown, after: unknown): DifferenceRow[] {
  return changedParts({ before: before ?? {}, after }).map((part) => {
    const { path } = part;
    const texts = inBoth((language): DifferenceRow[Language] => {
      const pdf = pdfOf(part, language);
      return {
        before: partText(forms, path, withoutFiles(part.before), language),
        after: partText(forms, path, withoutFiles(part.after), language),
        ...(pdf && { pdf }),
      };
    });
    const picture = pictureOf(part);
    const row = {
      path,
      names: partNames(forms, path),
      isFigure: movesFigure(texts.en) || movesFigure(texts.mr),
      ...(picture && { picture }),
      ...texts,
    };
    return isVisible(row) ? row : { ...row, ...inBoth(() => storedText(part)) };
  });
}

/** Returns whether a reader sees that a row differs. */
export const isVisible = ({ en, mr, picture }: DifferenceRow): boolean =>
  [en, mr].some(({ before, after, pdf }) => before !== after || pdf?.before !== pdf?.after) ||
  picture?.before !== picture?.after;

/** Writes a part as it is stored, for a difference that its texts do not show. */
const storedText = ({ before, after }: { before: unknown; after: unknown }): TextChange => ({
  before: JSON.stringify(before) ?? '',
  after: JSON.stringify(after) ?? '',
});

export const partNames = (forms: Forms, path: Path) =>
  inBoth((language) => nameOfPart(forms[language], path, translatorIn(language)));

function partText(forms: Forms, path: Path, value: unknown, language: Language): string {
  if (typeof value === 'number') return figureText(path, value, language);
  if (typeof value === 'string' && ISO_DAY.test(value)) return formatDate(value, language);
  return readableAddresses(textOfPart(forms[language], path, value, { language, t: translatorIn(language) }));
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Writes addresses with the letters for which percent signs stand, and after each the name of the site to which it leads. */
const readableAddresses = (text: string): string =>
  text.replace(/https?:\S+/g, (address) => [readableAddress(address), siteNamed(address)].filter(Boolean).join(' '));

/** Returns the name that browsers read in an address, in plain letters also if the address has others, without the marks of a sentence. */
function siteNamed(inText: string): string {
  const address = inText.replace(/[.,;:!?)”]{1,3}$/, '');
  return URL.canParse(address) ? `[${new URL(address).host}]` : '';
}

/** Writes a number as pages do: ₹1,500 in a field of rupees. */
export function figureText(path: Path, value: number, language: Language): string {
  if (path.at(-1) === 'rupees') return formatAmount(value, language);
  return path.at(-1) === 'percent' ? formatPercent(value, language) : formatNumber(value, language);
}

const movesFigure = ({ before, after }: TextChange) => digitsOf(before) !== digitsOf(after);

const digitsOf = (text: string) => (text.match(/\p{Nd}+/gu) ?? []).join(' ');
