import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { errorAt, type Place, type Problem, warningAt } from '#app/model/problems/problem.ts';
import { RECORDING_ENDINGS, recordingProblem } from '#app/model/recordings.server.ts';
import { isReservedFileName } from '#app/model/reservedName.ts';
import { checkPdf } from '../pdf/checkPdf.ts';
import { type ContentFile, collectPlainTexts, type Plain } from '../text/texts.ts';

const PICTURES = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif'];

/** Lists the allowed file extensions of each published folder. */
const EXTENSIONS: Record<string, readonly string[]> = {
  'files/': ['svg', 'png', 'ico'],
  'files/audio': RECORDING_ENDINGS,
  'files/icons': ['png'],
  'files/images': PICTURES,
  'files/pdfs': ['pdf'],
  'files/videos': ['mp4', 'vtt'],
  pictures: PICTURES,
};

/** Allows only the file types of each folder, only files without active content, and only PDFs in the language of the fields that name them. */
export async function publishedFiles(root: string, files: ContentFile[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  const languages = new Map<string, Language>();
  for (const { path, isFile } of ['files', 'pictures'].flatMap((folder) => filesBelow(root, folder))) {
    const place = { file: `content/${path}`, path: [] };
    if (!isFile) problems.push(errorAt(place, 'linkedFile'));
    else if (isReservedFileName(basename(path)))
      problems.push(errorAt(place, 'reservedFile', { name: basename(path) }));
    else if (placeOf(path) === 'files/pdfs' && path.endsWith('.pdf')) {
      const checked = await checkPdf(readFileSync(join(root, path)));
      if ('problem' in checked) problems.push(errorAt(place, checked.problem.code, checked.problem.params));
      else languages.set(path, checked.language);
    } else problems.push(...checkFile(root, path, place));
  }
  return [...problems, ...files.flatMap(collectPlainTexts).flatMap((field) => checkLanguage(field, languages))];
}

/** Requires that a field in one language names a PDF in this language. */
function checkLanguage({ file, path, value }: Plain, languages: ReadonlyMap<string, Language>): Problem[] {
  const wanted = LANGUAGES.find((language) => language === path.at(-1));
  const language = languages.get(`files${value}`);
  return wanted && language && wanted !== language ? [errorAt({ file, path }, 'pdfOfOtherLanguage')] : [];
}

/** Warns of published PDFs that no entry refers to. */
export function unreferencedPdfs(root: string, files: ContentFile[]): Problem[] {
  const named = new Set(files.flatMap(collectPlainTexts).map(({ value }) => `files${value}`));
  return filesBelow(root, 'files')
    .filter(({ path }) => path.endsWith('.pdf') && !named.has(path))
    .map(({ path }) => warningAt({ file: `content/${path}`, path: [] }, 'unnamedPdf'));
}

/** Returns paths relative to `root`. Avoids the option `recursive` of `readdirSync`, which follows symbolic links to folders. */
function filesBelow(root: string, folder: string): { path: string; isFile: boolean }[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(root, path) : { path, isFile: entry.isFile() };
  });
}

/** Returns the key of a path in EXTENSIONS. */
function placeOf(path: string): string {
  const [top = '', folder = '', ...below] = path.split('/');
  return top === 'pictures' ? top : `${top}/${below.length > 0 ? folder : ''}`;
}

function checkFile(root: string, path: string, at: Place): Problem[] {
  const place = placeOf(path);
  const extensions = EXTENSIONS[place] ?? [];
  const extension = extname(path).slice(1);
  if (extensions.length === 0) return [errorAt(at, 'unpublishedFolder', { choices: Object.keys(EXTENSIONS) })];
  if (!extensions.includes(extension)) return [errorAt(at, 'wrongFileKind', { choices: extensions })];
  if (place === 'files/audio') return checkRecording(readFileSync(join(root, path)), at);
  const part = extension === 'svg' && findForeignSvgPart(readFileSync(join(root, path), 'utf8'));
  return part ? [errorAt(at, 'foreignInDrawing', { part })] : [];
}

function checkRecording(recording: Buffer, at: Place): Problem[] {
  const problem = recordingProblem(at.file, recording);
  return problem ? [errorAt(at, problem.code, problem.params)] : [];
}

/** Allows only drawing elements, because other elements can contain scripts, HTML or links to files. */
const ELEMENTS = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'text', 'tspan', 'clipPath', 'mask', 'pattern'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'linearGradient', 'radialGradient', 'stop'],
]);

const TAG = /^<\/?([a-zA-Z]+)((?:\s+[a-zA-Z][a-zA-Z:-]*\s*=\s*(?:"[^"<>&]*"|'[^'<>&]*'))*)\s*\/?>$/;
const ATTRIBUTE = /([a-zA-Z:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Returns the first part of an SVG that may run a script or load a file. */
export function findForeignSvgPart(svg: string): string | undefined {
  const rest = svg.replace(/^\uFEFF?<\?xml [^<>]*\?>/, '').replace(/<!--(?!-?>)(?:(?!--).)*-->/gs, '');
  if (!/^\s*<svg\s/.test(rest)) return rest.trim().slice(0, 40);
  for (const [tag] of rest.matchAll(/<[^>]*>?/g)) {
    const [, name = '', attributes = ''] = TAG.exec(tag) ?? [];
    if (!ELEMENTS.has(name)) return tag.slice(0, 40);
    for (const [attribute, key = '', double, single] of attributes.matchAll(ATTRIBUTE))
      if (isForeign(key, double ?? single ?? '')) return attribute.slice(0, 40);
  }
  return undefined;
}

/** Detects event handlers, external references and styles that load files. */
function isForeign(key: string, value: string): boolean {
  if (/^xmlns(:xlink)?$/.test(key)) return !value.startsWith('http://www.w3.org/');
  if (/(^|:)href$/i.test(key)) return !value.startsWith('#');
  return /^on/i.test(key) || /url\s*\(\s*["']?(?!#)|@import|\\|script:/i.test(value);
}
