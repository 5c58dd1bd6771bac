import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { LARGEST_PDF } from '#app/model/fields.server.ts';
import { errorAt, type Place, type Problem, warningAt } from '#app/model/problems/problem.ts';
import { RECORDING_ENDINGS, recordingProblem } from '#app/model/recordings.server.ts';
import { findPdfBarrier, findPdfHazard } from '../pdf.ts';
import { type ContentFile, collectPlainTexts } from '../text/texts.ts';

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

/** Allows only the file types of each folder, and only files without active content. */
export function publishedFiles(root: string): Problem[] {
  return ['files', 'pictures'].flatMap((folder) =>
    filesBelow(root, folder).flatMap(({ path, isFile }) => {
      const place = { file: `content/${path}`, path: [] };
      return isFile ? checkFile(root, path, place) : [errorAt(place, 'linkedFile')];
    }),
  );
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

function checkFile(root: string, path: string, at: Place): Problem[] {
  const [top = '', folder = ''] = path.split('/');
  const place = top === 'pictures' ? top : `${top}/${path.split('/').length > 2 ? folder : ''}`;
  const extensions = EXTENSIONS[place] ?? [];
  const extension = extname(path).slice(1);
  if (extensions.length === 0) return [errorAt(at, 'unpublishedFolder', { choices: Object.keys(EXTENSIONS) })];
  if (!extensions.includes(extension)) return [errorAt(at, 'wrongFileKind', { choices: extensions })];
  if (place === 'files/audio') return checkRecording(readFileSync(join(root, path)), at);
  if (extension === 'pdf') return checkPdf(readFileSync(join(root, path)), at);
  const part = extension === 'svg' && findForeignSvgPart(readFileSync(join(root, path), 'utf8'));
  return part ? [errorAt(at, 'foreignInDrawing', { part })] : [];
}

function checkRecording(recording: Buffer, at: Place): Problem[] {
  const problem = recordingProblem(at.file, recording);
  return problem ? [errorAt(at, problem.code, problem.params)] : [];
}

function checkPdf(pdf: Buffer, at: Place): Problem[] {
  if (!pdf.subarray(0, 1024).includes('%PDF-')) return [errorAt(at, 'notAPdf')];
  if (pdf.length > LARGEST_PDF)
    return [errorAt(at, 'largePdf', { size: Math.ceil(pdf.length / 1000), limit: LARGEST_PDF / 1000 })];
  const hazard = findPdfHazard(pdf);
  if (hazard) return ['closed' in hazard ? errorAt(at, 'lockedPdf') : errorAt(at, 'activePdf', hazard)];
  const barrier = findPdfBarrier(pdf);
  return barrier ? [errorAt(at, barrier)] : [];
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
