import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import type { SitePath } from '../screens.ts';
import { code, type ProblemCode } from './problems/problem.ts';
import { isReservedFileName } from './reservedName.ts';
import { isInDayRange, isWholePercent } from './typed/ranges.server.ts';
import { findDisguisedAddress, isDecodable, isPlainAddress } from './typed/webAddress.ts';

/** The content folder. The desk and tests override it with the environment variable `CONTENT_ROOT`. */
export const CONTENT_ROOT = process.env.CONTENT_ROOT ?? join(process.cwd(), 'content');

/** Folder of the files that entries refer to: `/pdfs/a.pdf` is `content/files/pdfs/a.pdf`. */
export const FILES_ROOT = join(CONTENT_ROOT, 'files');

/** Returns the name that editors see for a content file or folder: `content/schemes/vayoshree.yaml`. */
export function nameInContent(path: string): string {
  return ['content', ...relative(CONTENT_ROOT, path).split(sep)].filter(Boolean).join('/');
}

const DEVANAGARI = /\p{Script=Devanagari}/u;

const english = z
  .string({ error: code('missingEnglish') })
  .trim()
  .min(1, { error: code('missingEnglish'), abort: true })
  .refine((text) => !/[\u0900-\u0963\u0966-\u097F]/.test(text), code('notEnglish'));

const marathi = z
  .string({ error: code('missingMarathi') })
  .trim()
  .min(1, { error: code('missingMarathi'), abort: true })
  .regex(DEVANAGARI, code('notMarathi'));

/** A text in both languages; neither may be empty. */
export const bilingual = z.strictObject({ en: english, mr: marathi }, { error: code('bothLanguages') });
export type Bilingual = z.infer<typeof bilingual>;

/** Title of an entry or section; browser tabs and search results truncate longer titles. */
export const bilingualTitle = bilingualUpTo(150);

/** Text alternative of a picture. Must be short, because screen reader users cannot skip within it. */
export const bilingualAlt = bilingualUpTo(140);

/** A sentence that a card shows in full. */
export const bilingualSentence = bilingualUpTo(300);

function bilingualUpTo(limit: number) {
  return z.strictObject(
    { en: english.max(limit, code('tooLong')), mr: marathi.max(limit, code('tooLong')) },
    { error: code('bothLanguages') },
  );
}

export const bilingualLines = z.array(bilingual).min(1);

export const isoDate = z.iso.date({ error: code('notDay'), abort: true }).superRefine(isInDayRange);

export const expires = isoDate
  .optional()
  .describe(
    'Last day on which the entry is in force. Later, only the archive lists the entry. Omit it if there is none.',
  );

export const webLink = z
  .url({ protocol: /^https$/, error: code('notWebAddress') })
  .refine(isPlainAddress, code('addressNotPlain'))
  .refine((address) => !findDisguisedAddress(address), code('notPlainHost'))
  .describe('Address of another site.');

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, code('notId'))
  .refine((id) => !isReservedFileName(id), code('reservedName'));

/** What a field can refer to: a folder of entries, or a file of named ones. The id of an album is its title. */
export type Referable =
  | 'albums'
  | 'bodies.yaml'
  | 'categories'
  | 'helplines.yaml'
  | 'pages'
  | 'paper-conditions.yaml'
  | 'portals'
  | 'required-documents.yaml'
  | 'schemes'
  | 'services'
  | 'situations'
  | 'videos';

/** The id of an entry. Forms and spreadsheets offer the entries by name. */
export const reference = (to: Referable) => (to === 'albums' ? z.string().min(1) : slug).meta({ reference: to });

export const wholeNumber = z.number().int().nonnegative();
export const percent = z.number().min(0).max(100).superRefine(isWholePercent);

/** An amount in rupees. Rejects more than ₹100 crore, ten times the largest project grant, as a typing error. */
export const rupees = z.number().int().min(1, code('amountTooSmall')).max(1_000_000_000, code('amountTooLarge'));

export const figureName = slug.describe('Name by which sentences quote this figure: {{pension}}.');
export const figure = figureName.optional();

export const namedFigures = z
  .array(
    z
      .strictObject({
        figure: figureName,
        what: bilingual.describe('What the figure is, in a few words.'),
        rupees: wholeNumber.optional(),
        percent: percent.optional(),
        count: z.number().nonnegative().optional(),
        day: isoDate.optional(),
      })
      .refine(
        ({ rupees, percent: share, count, day }) =>
          [rupees, share, count, day].filter((value) => value !== undefined).length === 1,
        code('notOneFigure'),
      ),
  )
  .min(1)
  .optional()
  .describe('Figures that sentences quote and that are in no other field.');

/** A path without the language prefix: `/office/assistant`. content-check/rules/links.ts requires that its page exists. */
export const sitePath = z
  .string()
  .regex(/^\/(?!mr(\/|$))/, code('notSitePath'))
  .refine(isDecodable, code('notSitePath')) as unknown as z.ZodType<SitePath>;

/** Tells whether content/drawings has a drawing of this name. */
export const hasDrawing = (name: string): boolean => existsSync(join(CONTENT_ROOT, 'drawings', `${name}.svg`));

/** Requires the path of a file with one of the endings in a folder of published files. */
export function fileIn(folder: string, endings: readonly string[], otherwise: ProblemCode, root = FILES_ROOT) {
  return z
    .string({ error: otherwise })
    .regex(new RegExp(`^/${folder}(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\\.(${endings.join('|')})$`), otherwise)
    .refine((path) => !path.split('/').some(isReservedFileName), code('reservedName'))
    .refine((path) => existsSync(join(root, path)), code('noSuchFile'));
}

export const PICTURE_ENDINGS = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif'];

/** Maximum size of a PDF in bytes: twenty seconds on the slow connection of docs/performance.md. */
export const LARGEST_PDF = 1_000_000;

export const pdfFile = fileIn('pdfs', ['pdf'], 'notPdf');
export const imageFile = fileIn('images', PICTURE_ENDINGS, 'notPicture');
export const videoFile = fileIn('videos', ['mp4'], 'notFilm');

/** A drawing or photograph in content/pictures, from which the build generates several sizes and formats. */
export const pictureFile = fileIn('pictures', PICTURE_ENDINGS, 'notPicture', CONTENT_ROOT);

export const bilingualPdf = z.strictObject({ en: pdfFile, mr: pdfFile }, { error: code('bothFiles') });

/**
 * A telephone number (National Numbering Plan, 2003). Landline: 0, area code, hyphen, number; ten digits after the 0.
 * Mobile: ten digits. Toll-free: ten or eleven digits, beginning with 1800. Helpline: three to five digits.
 */
export const phoneNumber = z
  .string({ error: code('notTelephone') })
  .regex(
    /^(0[1-9][0-9]-[2-7][0-9]{7}|0[1-9][0-9]{2}-[2-7][0-9]{6}|0[1-9][0-9]{3}-[2-7][0-9]{5}|[6-9][0-9]{9}|1800-?[0-9]{3}-?[0-9]{3,4}|1[0-9]{2,4})$/,
    code('notTelephone'),
  );

export const emailAddress = z.email(code('notEmail'));

export const retired = z
  .strictObject({
    on: isoDate.describe('First day of the retirement. From this day, only the archive lists the entry.'),
    why: bilingual.describe('Reason, in one or two sentences. Visitors read it at the old address.'),
    replacedBy: sitePath
      .optional()
      .describe('Page of this site that replaces the entry. The old address then leads to this page.'),
    source: z.array(webLink).min(1).optional().describe('Web addresses of the reason. Omit them if none is known.'),
  })
  .optional()
  .describe('Set this when the entry has ended or is no longer offered.');

/** `medium`: shown with "to be confirmed with the office"; nothing less certain is published. `sample`: an invented example. */
export const provenance = {
  source: z
    .array(z.string({ error: code('missingSource') }).min(1, code('missingSource')), { error: code('missingSource') })
    .min(1, code('missingSource')),
  confidence: z.enum(['high', 'medium'], { error: code('notSure') }),
  asOf: isoDate.describe('Day on which the entry was true: the date of its newest source, or a later day.'),
  reviewed: isoDate
    .optional()
    .describe('Day on which somebody last compared the entry with its sources. Omit it before the first review.'),
  reviewDue: isoDate
    .optional()
    .describe('Day by which the department wants the next comparison with the sources. Pages show it.'),
  sample: z.literal(true).optional(),
};

/** Provenance of an entry that can be retired; only the archive shows retired entries. */
export const retirable = { retired, ...provenance };
