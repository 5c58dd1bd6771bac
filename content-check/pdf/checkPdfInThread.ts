import { Worker } from 'node:worker_threads';
import { type CheckedPdf, checkPdfSize } from './checkPdf.ts';

/** Far above the second and the memory that a PDF of 1 MB needs, also on a busy computer of an office. */
const LIMITS = { milliseconds: 30_000, megabytes: 256 };

const MEMORY_CHECK_MS = 200;

/** Checks a PDF of a stranger without holding up other work. Refuses one that needs more time or memory than `limits`. */
export async function checkPdfInThread(pdf: Buffer, limits = LIMITS): Promise<CheckedPdf> {
  const refused = checkPdfSize(pdf);
  if (refused) return refused;
  const worker = new Worker(new URL('pdfThread.ts', import.meta.url), {
    workerData: pdf,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
  let checked: CheckedPdf = { problem: { code: 'slowPdf', params: {} } };
  worker.on('message', (message: CheckedPdf) => {
    checked = message;
  });
  worker.on('error', (error) => console.error(error));
  const deadline = setTimeout(() => worker.terminate(), limits.milliseconds);
  const watch = setInterval(() => endAbove(worker, limits.megabytes), MEMORY_CHECK_MS);
  await new Promise((resolve) => worker.once('exit', resolve));
  clearTimeout(deadline);
  clearInterval(watch);
  return checked;
}

/** Ends a thread whose unpacked streams need more memory, which its `resourceLimits` do not count. */
async function endAbove(worker: Worker, megabytes: number): Promise<void> {
  const memory = await worker.getHeapStatistics().catch(() => undefined);
  if (memory && memory.external_memory > megabytes * 1_000_000) await worker.terminate();
}
