import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler } from 'react-router';
import { EXAMPLES } from './examples.ts';

const BUILD = join(process.cwd(), EXAMPLES === 'alone' ? 'build/examples' : 'build');

const answer = createRequestHandler(
  await import(pathToFileURL(join(BUILD, 'server/index.js')).href),
  process.env.NODE_ENV,
);

/** Renders the page at a path with the built server, and writes it below its decoded path, which hosts look up. */
export async function work(path: string): Promise<void> {
  const response = await answer(new Request(`http://localhost${path}/`.replace(/\/+$/, '/')));
  const html = await response.text();
  if (response.status !== 200) throw new Error(`The page ${path} has status ${response.status}:\n${html}`);
  const folder = join(BUILD, 'client', path);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), html);
}
