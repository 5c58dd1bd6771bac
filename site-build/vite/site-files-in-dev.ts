import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { isRunnableDevEnvironment, type Plugin } from 'vite';
import type { generatedPdfFile } from '#app/model/documents/generatePdfs.server.ts';
import type { siteFiles } from '../files/site-files.ts';

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

/** Whether an address, `/search/mr.json`, may be a generated file. */
export const mayBeSiteFile = (address: string): boolean => typeOf(address) !== undefined;

const typeOf = (address: string) => TYPES[extname(address.replace(/\?.*/, ''))];

/**
 * Serves generated files and PDFs in development. Vite loads their generators, so that they follow the content; importing
 * them here would restart the server with each change.
 */
export function siteFilesInDev(): Plugin {
  return {
    name: 'site-files-in-dev',
    apply: 'serve',
    configureServer(server) {
      const { ssr } = server.environments;
      // Only this runner is told of changed modules; a second one would not be.
      if (!isRunnableDevEnvironment(ssr)) throw new Error('The files of the site are made where its pages are made.');
      let known: unknown;
      let made: ReturnType<typeof siteFiles> | undefined;
      server.middlewares.use(async (request, response, next) => {
        try {
          const [address = ''] = (request.url ?? '').split('?');
          if (address.endsWith('.pdf')) {
            const documents = await ssr.runner.import<{ generatedPdfFile: typeof generatedPdfFile }>(
              '/app/model/documents/generatePdfs.server.ts',
            );
            const pdf = documents.generatedPdfFile(address);
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
