import sharp from 'sharp';
import { inBoth, LANGUAGES } from '#app/i18n/language.ts';
import { ContentError } from '#app/model/load.server.ts';
import { encodeSize, sizesOf } from '#app/model/pictures/cache.server.ts';
import { createMaster, photographProblem } from '#app/model/pictures/masters.server.ts';
import { errorAt, type Params, type ProblemCode } from '#app/model/problems/problem.ts';
import { problemSentence } from '#app/model/problems/sentences.ts';
import { type RecordingEnding, recordingEnding, recordingProblem } from '#app/model/recordings.server.ts';
import { checkPdfInThread } from '#content-check/pdf/checkPdfInThread.ts';
import { HttpError } from '../../httpError.ts';

/** Formats of photographs. Excludes SVG, whose filters can compute for minutes. */
const PHOTOGRAPHS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif']);

/** Far above any camera of an office. A picture of 1 MB can unpack to more than a gigabyte. */
const MOST_PIXELS = 100_000_000;

/** Longest side of a stored photograph, more than twice the width of the widest picture on a page. */
const MAX_SIDE_PIXELS = 2560;

/** Far above the time of a photograph of this size on the computer of an office. */
const MAX_SECONDS = 60;

/** A file that may be stored. `width` and `height` are in pixels. */
type CheckedUpload = { content: Buffer; ending: 'pdf' | 'jpg' | RecordingEnding; width?: number; height?: number };

/** Says why a file is refused in both languages, as the content check does. */
export const refuse = (code: ProblemCode, params: Params = {}) =>
  new HttpError(415, {
    reason: code,
    message: inBoth((language) => `${problemSentence({ code, params }, language)}.`),
  });

/**
 * Checks a file by the rules of the content check, so that a draft that is accepted can be published. Makes an upright JPEG without
 * metadata from a photograph. `wanted`: the path of the file without its extension, such as `/pdfs/notices/admission.en`.
 */
export async function checkUpload(wanted: string, body: Buffer): Promise<CheckedUpload> {
  if (wanted.startsWith('/pdfs/')) return checkedPdf(wanted, body);
  if (wanted.startsWith('/audio/')) return checkedRecording(body);
  try {
    return await checkPhotograph(body);
  } catch (error) {
    const problem = error instanceof ContentError ? error.problems[0] : undefined;
    throw refuse(problem?.code ?? 'unreadablePicture', problem?.params);
  }
}

function checkedRecording(body: Buffer): CheckedUpload {
  const ending = recordingEnding(body) ?? 'ogg';
  const problem = recordingProblem(`.${ending}`, body);
  if (problem) throw refuse(problem.code, problem.params);
  return { content: body, ending };
}

async function checkedPdf(wanted: string, body: Buffer): Promise<CheckedUpload> {
  const checked = await checkPdfInThread(body);
  if ('problem' in checked) throw refuse(checked.problem.code, checked.problem.params);
  const language = LANGUAGES.find((ending) => wanted.endsWith(`.${ending}`));
  if (language && language !== checked.language) throw refuse('pdfOfOtherLanguage');
  return { content: body, ending: 'pdf' };
}

/** Encodes every size as a build does, because a photograph can be too rich in detail for some. Throws a ContentError, and an Error for a file that does not open. */
export async function checkPhotograph(body: Buffer, seconds = MAX_SECONDS): Promise<CheckedUpload> {
  const picture = sharp(body, { failOn: 'error', limitInputPixels: MOST_PIXELS }).timeout({ seconds: MAX_SECONDS });
  const { format } = await picture.metadata();
  if (!PHOTOGRAPHS.has(format)) throw new Error(`The format ${format} is not one of photographs.`);
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true });
  const master = await createMaster('/upload.jpg', data);
  const problem = photographProblem(master);
  const place = { file: '', path: [] };
  if (problem) throw new ContentError(errorAt(place, problem.code, problem.params));
  const end = performance.now() + seconds * 1000;
  for (const { width, endings } of sizesOf(master))
    for (const ending of endings) {
      if (performance.now() >= end) throw new ContentError(errorAt(place, 'slowPicture'));
      await encodeSize(master, { width, endings: [ending] });
    }
  return { content: data, ending: 'jpg', width: info.width, height: info.height };
}
