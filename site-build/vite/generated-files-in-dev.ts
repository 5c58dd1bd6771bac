import { readFile } from 'node:fs/promises';
import { isRunnableDevEnvironment, type Plugin } from 'vite';
import type { generatedPdfFile } from '#app/model/documents/generatePdfs.server.ts';
import { contentType } from '#server/headers.ts';
import type { generateFiles } from '../files/generated-files.ts';
import type { handoutPictureFile } from '../handouts/pictureFiles.ts';

/** Returns whether an address, such as `/search/mr.json`, may be a generated file. */
export const mayBeGeneratedFile = (address: string): boolean =>
  /\.(atom|csv|ics|json|png|txt|vcf|webmanifest|xml)(\?|$)/.test(address);

/**
 * Serves generated files and PDFs in development. Loads their generators with Vite's runner, because a change in a
 * statically imported module would restart the server.
 */
export function generatedFilesInDev(): Plugin {
  return {
    name: 'generated-files-in-dev',
    apply: 'serve',
    configureServer(server) {
      const { ssr } = server.environments;
      if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's ssr environment cannot run modules.");
      let generators: unknown;
      let files: ReturnType<typeof generateFiles> | undefined;
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
          if (/^\/cards\/.+\/.+\.png$/.test(address)) {
            const pictures = await ssr.runner.import<{ handoutPictureFile: typeof handoutPictureFile }>(
              '/site-build/handouts/pictureFiles.ts',
            );
            const picture = await pictures.handoutPictureFile(address);
            if (picture === undefined) return next();
            response.setHeader('content-type', contentType(address));
            response.end(await readFile(picture));
            return;
          }
          if (!mayBeGeneratedFile(address)) return next();
          const module = await ssr.runner.import<{ generateFiles: typeof generateFiles }>(
            '/site-build/files/generated-files.ts',
          );
          if (module !== generators) files = undefined;
          generators = module;
          files ??= module.generateFiles();
          const content = (await files).get(address);
          if (content === undefined) return next();
          response.setHeader('content-type', contentType(address));
          response.end(content);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
