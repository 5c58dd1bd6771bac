// `npm run desk` opens the editor's desk on this machine alone. `--project` names another copy of the project whose content is
// edited, `--port` another port; the preview takes the next one.

import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeFileAtomic } from '#content-check/writeFileAtomic.ts';
import { fillWorkshop, foldersIn, removeHalfFiles } from './server/folders.ts';
import { findRunningDesk, type Lock } from './server/lock.ts';

const { values } = parseArgs({ options: { project: { type: 'string' }, port: { type: 'string' } } });
const project = process.cwd();
const folders = foldersIn(resolve(values.project ?? project));

const other = findRunningDesk(folders.lock);
if (other) {
  console.info(`The desk is open already: ${other}\nमजकुराचे टेबल आधीच उघडे आहे: ${other}`);
} else {
  removeHalfFiles(folders);
  fillWorkshop(folders);
  // Everything that reads content from here on reads the workshop, the preview too.
  process.env.CONTENT_ROOT = folders.workshop;
  const { openDesk } = await import('./server/openDesk.ts');
  const desk = await openDesk(project, folders, Number(values.port ?? 4100));
  writeFileAtomic(folders.lock, JSON.stringify({ pid: process.pid, url: desk.url } satisfies Lock));
  console.info(`The editor's desk is open on this machine: ${desk.url}\nमजकुराचे टेबल या संगणकावर उघडले आहे: ${desk.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      rmSync(folders.lock, { force: true });
      await desk.close();
      process.exit(0);
    });
}
