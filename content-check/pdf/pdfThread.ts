// Checks one PDF in a thread of its own, which can be ended when it takes too long.
import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '../lowerPriority.ts';
import { checkPdf } from './checkPdf.ts';

lowerPriority();
parentPort?.postMessage(await checkPdf(Buffer.from(workerData as Uint8Array)));
