import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

const THREAD = join(process.cwd(), 'site-build/thread.ts');

/** `module`: file that exports `work`, which does one task. `next`: index of the next task, which the threads share. */
export type ThreadData<Task> = { module: string; tasks: readonly Task[]; next: Int32Array };

/** Does tasks in one thread for each core. Rejects if a task throws. */
export async function workInThreads<Task>(file: string, tasks: readonly Task[]): Promise<void> {
  const module = pathToFileURL(join(process.cwd(), file)).href;
  const workerData: ThreadData<Task> = { module, tasks, next: new Int32Array(new SharedArrayBuffer(4)) };
  const count = Math.min(availableParallelism(), tasks.length);
  const threads = Array.from({ length: count }, () => new Worker(THREAD, { workerData }));
  await Promise.all(threads.map((thread) => once(thread, 'exit')));
}
