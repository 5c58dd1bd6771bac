import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PublisherOptions } from '#desk/server/publishing/publisherOptions.ts';
import { CommandError } from '#desk/server/publishing/runCommand.ts';
import { CONTENT_CHECK } from '#site-build/progress.ts';

const schemesOf = (folder: string) =>
  new Map(
    globSync('content/schemes/*.yaml', { cwd: folder })
      .sort()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

/** Steps of a publication of a made-up project, run in the process of the test. Words in summaries of entries make steps fail. */
export const PROGRAM: Pick<PublisherOptions, 'build' | 'check' | 'read'> = {
  /** Builds one page in both languages for each scheme. */
  build: async ({ cwd, onLine }) => {
    const texts = schemesOf(cwd);
    const failIf = (word: string, output: string) => {
      if ([...texts.values()].some((text) => text.includes(word))) throw new CommandError('build', output);
    };
    for (const word of ['wrong-content', 'wrong-elsewhere', 'uncheckable']) failIf(word, '');
    onLine?.(`· ${CONTENT_CHECK}: ${texts.size} (0.1 s)`);
    failIf('unbuildable', 'A page could not be built');
    failIf('full-disk', "ENOSPC: no space left on device, write 'build/client/index.html'");
    const pages = new Map([
      ['', 'The home page'],
      ['404', 'Not found'],
    ]);
    for (const [file, text] of texts) {
      const id = basename(file, '.yaml');
      if (!text.includes('without-page')) pages.set(`scheme/${id}`, text).set(`mr/scheme/${id}`, text);
    }
    for (const [page, text] of pages) {
      const file = join(cwd, 'build/client', page, 'index.html');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return '';
  },

  /** Reports a problem for each entry whose summary asks for it. */
  check: async ({ cwd }) => {
    const texts = [...schemesOf(cwd)];
    const saying = (word: string) => texts.filter(([, text]) => text.includes(word)).map(([file]) => file);
    if (saying('uncheckable').length > 0) throw new CommandError('check', 'The check could not be started');
    const files = [...saying('wrong-content'), ...saying('wrong-elsewhere').map(() => 'content/site.yaml')];
    const problem = { level: 'error', path: ['title', 'en'], code: 'notVersion', params: {} };
    return JSON.stringify(files.map((file) => ({ ...problem, file })));
  },

  /** Fails if the text of a page asks for it. */
  read: async ({ cwd }) => {
    const pages = globSync('build/client/**/index.html', { cwd });
    if (pages.some((page) => readFileSync(join(cwd, page), 'utf8').includes('unreadable')))
      throw new CommandError('read', 'A page is unreadable');
    return '';
  },
};
