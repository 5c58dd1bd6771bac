import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hashParts } from '../hashParts.server.ts';
import { writeFileAtomic } from '../writeFileAtomic.server.ts';
import { allDocuments } from './all.server.ts';
import { documentContent, type SiteDocument } from './document.server.ts';
import { compilePdf, FONT_FILES } from './pdf/typst.server.ts';

/** Folder of cached PDFs; each name is a hash of the content and of the files in `INPUT_FILES`. */
const CACHE = join(process.cwd(), '.cache', 'pdfs');

const INPUT_FILES = [
  ...globSync('app/model/documents/pdf/*.{ts,typ}').sort(),
  ...FONT_FILES,
  'node_modules/@myriaddreamin/typst-ts-node-compiler/package.json',
];

let inputFilesHash: string | undefined;
let documents: Map<string, SiteDocument> | undefined;

function documentsByPath(): Map<string, SiteDocument> {
  documents ??= new Map(allDocuments().map((document) => [document.path, document]));
  return documents;
}

/** Returns the file of the PDF at an address, and generates a missing file. Undefined if the site generates no such PDF. */
export function generatedPdfFile(path: string): string | undefined {
  const document = documentsByPath().get(path);
  return document && documentFile(document);
}

export function documentFile(document: SiteDocument): string {
  const content = documentContent(document);
  inputFilesHash ??= hashParts(INPUT_FILES.map((name) => readFileSync(name)));
  const file = join(CACHE, `${hashParts([inputFilesHash, JSON.stringify(content)])}.pdf`);
  if (!existsSync(file)) writeFileAtomic(file, compilePdf(content), { flush: false });
  return file;
}

/** Copies all generated PDFs into the built site, and removes outdated ones from the cache. Returns the names of the used files. */
export async function writeGeneratedPdfs(site: string): Promise<Set<string>> {
  const used = new Set<string>();
  for (const [path, document] of documentsByPath()) {
    const file = documentFile(document);
    await cp(file, join(site, path));
    used.add(basename(file));
  }
  for (const name of readdirSync(CACHE)) if (!used.has(name)) rmSync(join(CACHE, name));
  return used;
}
