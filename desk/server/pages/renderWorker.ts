// Renders pages in a thread of its own, because the built server reads the content folder CONTENT_ROOT once, when it is imported.
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { createRequestHandler } from 'react-router';
import { lowerPriority } from '#content-check/lowerPriority.ts';

lowerPriority();
const { server, paths } = workerData as { server: string; paths: string[] };
const answer = createRequestHandler(await import(pathToFileURL(server).href), 'production');

const pages: string[] = [];
for (const path of paths) {
  const response = await answer(new Request(`http://localhost${path}/`.replace(/\/+$/, '/')));
  if (response.status !== 200) throw new Error(`The page ${path} has status ${response.status}.`);
  pages.push(await response.text());
}
parentPort?.postMessage(pages);
