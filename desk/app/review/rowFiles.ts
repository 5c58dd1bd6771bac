import type { Language } from '#app/i18n/language.ts';
import { isLeaf } from '#app/model/localize.ts';
import { valueAt } from '#app/model/valueAt.ts';
import { isGroup } from '../../compare.ts';
import type { ChangedPart } from './changedParts.ts';
import { isFile, pdfIn, pictureIn } from './namedFiles.ts';

/** Fields of list items that number them and tell readers nothing. */
const NUMBERS = ['id', 'order', 'srNo'];

/** A file as entries name it, such as `/pdfs/a.pdf`, before and after a change. Both are equal if only its description changed. */
export type FileChange = { before?: string; after?: string };

/** A picture with the descriptions of it. */
export type PictureChange = FileChange & { descriptions: Record<'before' | 'after', Record<Language, string>> };

/** Returns the picture that a part changes or describes; undefined if it concerns none. */
export function pictureOf({ path, before, after, item }: ChangedPart): PictureChange | undefined {
  const own = fileChange(pictureIn(before), pictureIn(after));
  const described = fileChange(pictureIn(item.before), pictureIn(item.after));
  // Shows a picture that is replaced as well only in its own row.
  const isSame = described?.before === described?.after;
  const isDescription = path.at(-1) === descriptionField(item.after ?? item.before);
  const change = own ?? (isDescription && isSame ? described : undefined);
  return (
    change && { ...change, descriptions: { before: descriptionIn(item.before), after: descriptionIn(item.after) } }
  );
}

/** Returns the PDF that a part changes in a language; undefined if it changes none. */
export const pdfOf = ({ before, after }: ChangedPart, language: Language): FileChange | undefined =>
  fileChange(pdfIn(before, language), pdfIn(after, language));

function fileChange(before: string | undefined, after: string | undefined): FileChange | undefined {
  if (before === undefined && after === undefined) return undefined;
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

/** Names the field that says what the picture of a group shows: `imageAlt` for `image`, and the text beside `src`. */
function descriptionField(item: unknown): string | undefined {
  const fields = isGroup(item) ? Object.entries(item) : [];
  const picture = fields.find(([, part]) => typeof part === 'string' && pictureIn(part) !== undefined)?.[0];
  return picture === 'src' ? fields.find(([, part]) => isLeaf(part))?.[0] : picture && `${picture}Alt`;
}

function descriptionIn(item: unknown): Record<Language, string> {
  const description = valueAt(item, [descriptionField(item) ?? '']);
  return isLeaf(description) ? description : { en: '', mr: '' };
}

/** Omits the files that a row shows by themselves, and the numbers of list items. */
export function withoutFiles(value: unknown): unknown {
  if (isFile(value)) return undefined;
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key, part]) => !NUMBERS.includes(key) && !isFile(part)));
}
