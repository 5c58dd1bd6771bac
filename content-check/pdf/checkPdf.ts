import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { LARGEST_PDF } from '#app/model/fields.server.ts';
import type { Params, ProblemCode } from '#app/model/problems/problem.ts';
import { findPdfHazard } from './hazards.ts';
import type { HeardPage, HeardPdf } from './heard.ts';
import { findLegacyFont, isLegacyText } from './legacyFonts.ts';
import { type PdfObject, readObjects } from './objects.ts';
import { picturePixels } from './pagePictures.ts';
import { UnreadablePdf } from './values.ts';

type PdfProblem = { code: ProblemCode; params: Params };

/** `language`: the language of the text of a PDF that may be published. */
export type CheckedPdf = { problem: PdfProblem } | { language: Language };

/** A page with a heading or a caption has more letters. */
const LETTERS_OF_A_PAGE = 40;

/** A page that is scanned with 75 pixels per inch has about as many. */
const PIXELS_OF_A_SCAN = 500_000;

const SCRIPTS = { en: /\p{Script=Latin}/gu, mr: /\p{Script=Devanagari}/gu } as const;

/** Matches letters and signs of all scripts, and what fonts without names of their letters give. */
const LETTERS = /[\p{L}\p{M}\p{Co}\uFFFD]/gu;

const problem = (code: ProblemCode, params: Params = {}) => ({ problem: { code, params } });

/** Refuses a file that needs no reading. Call it before any other check, because its time depends on no byte of the file. */
export function checkPdfSize(pdf: Buffer): { problem: PdfProblem } | undefined {
  if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) return problem('notAPdf');
  if (pdf.length <= LARGEST_PDF) return undefined;
  return problem('largePdf', { size: Math.ceil(pdf.length / 1000), limit: LARGEST_PDF / 1000 });
}

/** Checks a PDF for everything that keeps it from being published. The desk and the content check use it, so that they agree. */
export async function checkPdf(pdf: Buffer): Promise<CheckedPdf> {
  const refused = checkPdfSize(pdf);
  if (refused) return refused;
  try {
    const objects = readObjects(pdf);
    const hazard = findPdfHazard(objects);
    if (hazard) return 'locked' in hazard ? problem('lockedPdf') : problem('activePdf', hazard);
    const { hearPdf } = await import('./heard.ts');
    return checkHeard(await hearPdf(pdf), objects);
  } catch (error) {
    if (error instanceof UnreadablePdf) return problem('lockedPdf');
    throw error;
  }
}

function checkHeard(heard: HeardPdf, objects: PdfObject[]): CheckedPdf {
  if (!heard.isTagged || !heard.language) return problem('untaggedPdf');
  if (!heard.title) return problem('untitledPdf');
  const text = heard.pages.map((page) => page.text).join('\n');
  const letters = countOf(text, LETTERS);
  const isSilent = letters < LETTERS_OF_A_PAGE * heard.pages.length;
  const scan = heard.pages.findIndex((page) => isScan(page, objects));
  const page = isSilent && scan < 0 ? heard.pages.findIndex(hasFewLetters) : scan;
  if (page >= 0) return problem('scannedPdf', { page: page + 1 });
  const font = findLegacyFont(fontsOf(objects));
  if (font) return problem('legacyFontPdf', { font });
  const isMostly = (script: Language) => countOf(text, SCRIPTS[script]) > letters / 2;
  if (isMostly('en') && isLegacyText(text)) return problem('legacyTextPdf');
  const language = LANGUAGES.find((known) => known === heard.language.split('-', 1)[0]?.toLowerCase());
  if (!language) return problem('otherLanguagePdf', { language: heard.language });
  return isMostly(language) ? { language } : problem('otherScriptPdf');
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const hasFewLetters = ({ text }: HeardPage) => countOf(text, LETTERS) < LETTERS_OF_A_PAGE;

const isScan = (page: HeardPage, objects: PdfObject[]) =>
  hasFewLetters(page) && picturePixels(objects, page.object) > PIXELS_OF_A_SCAN;

const fontsOf = (objects: PdfObject[]): string[] =>
  objects.flatMap(({ value }) => {
    const name = value instanceof Map ? value.get('BaseFont') : undefined;
    return name && typeof name === 'object' && 'name' in name ? [name.name] : [];
  });
