import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { flawOfDrawing } from '../files/drawing-flaw.ts';
import { flawOfPdf } from '../files/pdf-actions.ts';
import { errorAt, type Finding } from '../finding.ts';

const PICTURES = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif'];

/** What may lie in a folder of files that visitors get as they are, and in that of the pictures. */
const ENDINGS: Record<string, readonly string[]> = {
  'files/': ['svg', 'png'],
  'files/icons': ['png'],
  'files/images': PICTURES,
  'files/pdfs': ['pdf'],
  'files/videos': ['mp4', 'vtt'],
  pictures: PICTURES,
};

/** Every file that is published as it lies there is of a kind that only shows: nothing in it runs, and nothing leads out. */
export function publishedFiles(root: string): Finding[] {
  return ['files', 'pictures']
    .flatMap((folder) => entriesBelow(join(root, folder)))
    .flatMap((entry) => {
      const path = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
      const problem = entry.isFile() ? problemOf(root, path) : 'is a link to something else. Put the file itself here';
      return problem ? [errorAt({ file: `content/${path}`, field: 'it' }, problem)] : [];
    });
}

/** Node's own recursion would follow links to folders. */
function entriesBelow(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entriesBelow(join(folder, entry.name)) : entry,
  );
}

function problemOf(root: string, path: string): string | undefined {
  const [top = '', folder = ''] = path.split('/');
  const place = top === 'pictures' ? top : `${top}/${path.split('/').length > 2 ? folder : ''}`;
  const endings = ENDINGS[place] ?? [];
  const ending = extname(path).slice(1);
  if (endings.length === 0)
    return 'is in a folder that the site does not publish. Move it to files/pdfs or files/images';
  if (!endings.includes(ending)) return `is not of a kind that this folder publishes: ${endings.join(', ')}. Delete it`;
  if (ending === 'pdf') return problemOfPdf(readFileSync(join(root, path)));
  const part = ending === 'svg' && flawOfDrawing(readFileSync(join(root, path), 'utf8'));
  return part ? `has “${part}”, which is no part of a drawing. Save it as a plain SVG without it` : undefined;
}

function problemOfPdf(pdf: Buffer): string | undefined {
  if (!pdf.subarray(0, 1024).includes('%PDF-')) return 'is not a PDF. Save it again as PDF';
  const flaw = flawOfPdf(pdf);
  if (!flaw) return undefined;
  if ('closed' in flaw) return 'cannot be looked into, because it is locked or packed oddly. Print it into a new PDF';
  return `has an action of the kind ${flaw.action}. Print it into a new PDF, which only shows`;
}
