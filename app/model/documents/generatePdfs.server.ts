import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fingerprint, keepFile } from '../cacheFile.server.ts';
import { allDocuments } from './all.server.ts';
import { contentOf, type SiteDocument } from './document.server.ts';
import { compilePdf, FONT_FILES } from './pdf/typst.server.ts';

/** PDFs made before. A file's name changes with its content and the way of making it, so what is there is right. */
const CACHE = join(process.cwd(), '.cache', 'pdfs');

const RECIPE = [
  ...globSync('app/model/documents/pdf/*.{ts,typ}').sort(),
  ...FONT_FILES,
  'node_modules/@myriaddreamin/typst-ts-node-compiler/package.json',
];

let recipe: string | undefined;
let documents: Map<string, SiteDocument> | undefined;

function byPath(): Map<string, SiteDocument> {
  documents ??= new Map(allDocuments().map((one) => [one.path, one]));
  return documents;
}

/** Returns the file of the PDF at an address, made if it is not there yet; undefined where the site makes none. */
export function generatedPdfFile(path: string): string | undefined {
  const document = byPath().get(path);
  return document && fileOf(document);
}

export function fileOf(document: SiteDocument): string {
  const content = contentOf(document);
  recipe ??= fingerprint(RECIPE.map((name) => readFileSync(name)));
  const file = join(CACHE, `${fingerprint([recipe, JSON.stringify(content)])}.pdf`);
  if (!existsSync(file)) keepFile(compilePdf(content), file);
  return file;
}

/** Lays all PDFs of the site's own into the finished site, and forgets those of former contents. */
export async function writeGeneratedPdfs(site: string): Promise<void> {
  const used = new Set<string>();
  for (const [path, document] of byPath()) {
    const [file, target] = [fileOf(document), join(site, path)];
    await mkdir(dirname(target), { recursive: true });
    await copyFile(file, target);
    used.add(basename(file));
  }
  for (const name of readdirSync(CACHE)) if (!used.has(name)) rmSync(join(CACHE, name));
}
