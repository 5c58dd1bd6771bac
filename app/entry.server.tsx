import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { readBuiltFile, writeBuiltFile } from './finish/builtFiles.server.ts';
import { finishPage } from './finish/finishPage.server.ts';
import { HtmlPage } from './finish/htmlPage.server.ts';
import { addMachineHead } from './finish/machineHead.server.tsx';
import { languageOf } from './i18n/language.ts';
import { WordsContext } from './i18n/WordsContext.ts';
import { wordsFor } from './i18n/words.server.ts';
import { addStructuredData } from './structured-data/structuredData.server.ts';

/**
 * Renders one page to its final HTML, without streaming, because the build writes pages and hydration data to files.
 * Development and the router's fallback page keep the router's own scripts.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { pathname } = new URL(request.url);
  const isPublished = import.meta.env.PROD && !context.isSpaMode;
  const { serverHandoffStream, ...withoutData } = context;
  const words = wordsFor(languageOf(pathname));
  const html = await render(
    <WordsContext value={words}>
      <ServerRouter context={isPublished ? withoutData : context} url={request.url} />
    </WordsContext>,
  );
  const page = new HtmlPage(html);
  addMachineHead(page, pathname);
  if (isPublished && serverHandoffStream) {
    const files = finishPage(page, {
      namespaces: [...words.used],
      manifest: context.manifest,
      matches: context.staticHandlerContext.matches.map(({ route }) => route.id),
      context: JSON.parse(context.serverHandoffString ?? '{}'),
      data: await text(serverHandoffStream),
      read: readBuiltFile,
    });
    for (const file of files) writeBuiltFile(file);
  }
  addStructuredData(page, pathname);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(page.toString(), { status, headers });
}

function render(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady() {
        const body = new PassThrough();
        pipe(body);
        text(body).then(resolve, reject);
      },
      onError: reject,
    });
  });
}

/** Logs the error, which the router turns into status 500. */
export function handleError(error: unknown) {
  console.error(error);
}
