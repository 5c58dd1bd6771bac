import { formatDate } from '#app/i18n/format/dates.ts';
import { formatAmount, formatNumber, formatPercent } from '#app/i18n/format/numbers.ts';
import { inBoth, type Language } from '#app/i18n/language.ts';
import type { Path } from '#app/model/problems/problem.ts';
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
    return {
      path,
      names: partNames(forms, path),
      isFigure: movesFigure(texts.en) || movesFigure(texts.mr),
      ...(picture && { picture }),
      ...texts,
    };
  });
}

export const partNames = (forms: Forms, path: Path) =>
  inBoth((language) => nameOfPart(forms[language], path, translatorIn(language)));

function partText(forms: Forms, path: Path, value: unknown, language: Language): string {
  if (typeof value === 'number') return figureText(path, value, language);
  if (typeof value === 'string' && ISO_DAY.test(value)) return formatDate(value, language);
  return readableAddresses(textOfPart(forms[language], path, value, { language, t: translatorIn(language) }));
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Replaces percent signs in addresses with the letters for which they stand. */
const readableAddresses = (text: string): string =>
  text.replace(/https?:\S+/g, (address) => {
    try {
      return decodeURI(address);
    } catch {
      return address;
    }
  });

/** Writes a number as pages do: ₹1,500 in a field of rupees. */
export function figureText(path: Path, value: number, language: Language): string {
  if (path.at(-1) === 'rupees') return formatAmount(value, language);
  return path.at(-1) === 'percent' ? formatPercent(value, language) : formatNumber(value, language);
}

const movesFigure = ({ before, after }: TextChange) => digitsOf(before) !== digitsOf(after);

const digitsOf = (text: string) => (text.match(/\p{Nd}+/gu) ?? []).join(' ');
