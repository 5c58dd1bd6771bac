import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { isRunnableDevEnvironment, type Plugin } from 'vite';
import type { madePdfFile } from '#app/model/documents/press.server.ts';
import type { siteFiles } from '../files/site-files.ts';

/** Types in development only; the hosts name their own. */
const TYPES: Record<string, string> = {
  '.atom': 'application/atom+xml; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
};

/** Whether an address, `/search/mr.json`, may be that of a file which is made from the content. */
export const mayBeSiteFile = (address: string): boolean => typeOf(address) !== undefined;

const typeOf = (address: string) => TYPES[extname(address.replace(/\?.*/, ''))];

/**
 * In development the same files are sent from memory, and each PDF is made when it is asked for. They are made through Vite, so that they follow the content and
 * that no change of it starts the server anew, as it would if this file imported them.
 */
export function siteFilesInDev(): Plugin {
  return {
    name: 'site-files-in-dev',
    apply: 'serve',
    configureServer(server) {
      const { ssr } = server.environments;
      // The runner of the pages. With a second one, only the first to ask is told that a module has changed.
      if (!isRunnableDevEnvironment(ssr)) throw new Error('The files of the site are made where its pages are made.');
      let known: unknown;
      let made: ReturnType<typeof siteFiles> | undefined;
      server.middlewares.use(async (request, response, next) => {
        try {
          const [address = ''] = (request.url ?? '').split('?');
          if (address.endsWith('.pdf')) {
            const press = await ssr.runner.import<{ madePdfFile: typeof madePdfFile }>(
              '/app/model/documents/press.server.ts',
            );
            const pdf = press.madePdfFile(address);
            if (pdf === undefined) return next();
            response.setHeader('content-type', 'application/pdf');
            response.end(await readFile(pdf));
            return;
          }
          const type = typeOf(address);
          if (type === undefined) return next();
          const makers = await ssr.runner.import<{ siteFiles: typeof siteFiles }>('/site-build/files/site-files.ts');
          if (makers !== known) made = undefined;
          known = makers;
          made ??= makers.siteFiles();
          const content = (await made).get(address);
          if (content === undefined) return next();
          response.setHeader('content-type', type);
          response.end(content);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
