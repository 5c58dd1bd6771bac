import { workerData } from 'node:worker_threads';
import type { ThreadData } from './threads.ts';

const { module, tasks, next }: ThreadData<unknown> = workerData;
const { work }: { work: (task: unknown) => Promise<void> } = await import(module);
for (let index = Atomics.add(next, 0, 1); index < tasks.length; index = Atomics.add(next, 0, 1))
  await work(tasks[index]);
