import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { HttpError } from '../../httpError.ts';
import { copyContent, type Folders } from '../folders.ts';

/** `server`: the folder of the built server. `work`: a folder for temporary files. */
type Renderer = { server: string; work: string; folders: Pick<Folders, 'content' | 'drafts'> };

/** Rendered pages by path, and files that they reference, by address: the data of islands and stylesheets. */
export type RenderedPages = { pages: Map<string, string>; files: Map<string, Buffer> };

/** Paths of pages, and texts of entries by file, such as `schemes/vayoshree.yaml`, that replace or extend the content. */
type PageRequest = { paths: string[]; texts: ReadonlyMap<string, string> };

/** Far above what a page needs, and small enough for the computer of an office. */
export const LIMITS = { milliseconds: 10_000, megabytes: 768 };

/**
 * Renders pages of the published content with the texts in it. Throws an HttpError with status 422 if a page cannot be rendered, and
 * with status 503 if it takes too long. Throws the reason of `signal` if it is aborted.
 */
export async function renderPages(
  { server, work, folders }: Renderer,
  { paths, texts }: PageRequest,
  signal: AbortSignal,
  limits = LIMITS,
): Promise<RenderedPages> {
  mkdirSync(work, { recursive: true });
  const folder = mkdtempSync(join(work, 'preview-'));
  const [content, built, kept] = [join(folder, 'content'), join(folder, 'built'), join(server, 'client')];
  try {
    copyContent(folders, content);
    for (const [file, text] of texts) writeFileAtomic(join(content, file), text);
    cpSync(kept, built, { recursive: true });
    const env = { ...process.env, CONTENT_ROOT: content, BUILT_FILES: built };
    const worker = new Worker(new URL('renderWorker.ts', import.meta.url), {
      env,
      workerData: { server: join(server, 'index.js'), paths },
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    });
    const pages = await pagesOf(worker, signal, limits.milliseconds);
    const written = globSync('**/*.*', { cwd: built }).filter((file) => !existsSync(join(kept, file)));
    return {
      pages: new Map(paths.map((path, index) => [path, pages[index] ?? ''])),
      files: new Map(written.map((file) => [`/${file}`, readFileSync(join(built, file))])),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves after the thread has ended, so that nothing writes to its folders any more. */
async function pagesOf(worker: Worker, signal: AbortSignal, milliseconds: number): Promise<string[]> {
  let failure: unknown = new HttpError(422, { reason: 'previewBroken' });
  let pages: string[] | undefined;
  const stop = (reason: unknown) => {
    failure = reason;
    worker.terminate();
  };
  const abort = () => stop(signal.reason);
  const timer = setTimeout(() => stop(new HttpError(503, { reason: 'previewSlow' })), milliseconds);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  worker.on('message', (message: string[]) => {
    pages = message;
  });
  worker.on('error', (error) => console.error(error));
  await new Promise((resolve) => worker.once('exit', resolve));
  clearTimeout(timer);
  signal.removeEventListener('abort', abort);
  if (!pages) throw failure;
  return pages;
}
