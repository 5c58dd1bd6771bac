import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { isLeaf } from '#app/model/localize.ts';
import { isGroup } from '../../compare.ts';

const PICTURE = /^\/(pictures|images)\/\S+\.(svg|png|jpe?g|webp|avif)$/;
const PDF = /^\/pdfs\/\S+\.pdf$/;

/** Returns the path of the picture that a value is, or that one of its fields names; undefined if there is none. */
export const pictureIn = (value: unknown): string | undefined =>
  partsOf(value).find((part): part is string => typeof part === 'string' && PICTURE.test(part));

/** Returns the path of the PDF that a value is, or that one of its fields names, in a language; undefined if there is none. */
export const pdfIn = (value: unknown, language: Language): string | undefined =>
  partsOf(value)
    .map((part) => (isLeaf(part) ? part[language] : part))
    .find((part): part is string => typeof part === 'string' && PDF.test(part));

const partsOf = (value: unknown): unknown[] => (isGroup(value) ? Object.values(value) : [value]);

/** Returns whether a value is nothing but the path of a picture or a PDF, or of a PDF in both languages. */
export function isFile(value: unknown): boolean {
  if (isLeaf(value)) return LANGUAGES.every((language) => PDF.test(value[language]));
  return typeof value === 'string' && (PICTURE.test(value) || PDF.test(value));
}
