import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { readBuiltFile, writeBuiltFile } from './finish/builtFiles.server.ts';
import { finishPage } from './finish/finishPage.server.ts';
import { languageOf } from './i18n/language.ts';
import { WordsContext } from './i18n/WordsContext.ts';
import { wordsFor } from './i18n/words.server.ts';
import { withMachineHead } from './shell/machineHead.server.ts';
import { withStructuredData } from './structured-data/structuredData.server.ts';

/** Renders one page to its finished HTML. Nothing streams: pages are made at build and kept as files. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { pathname } = new URL(request.url);
  const words = wordsFor(languageOf(pathname));
  const page = await render(
    <WordsContext value={words}>
      <ServerRouter context={context} url={request.url} />
    </WordsContext>,
  );
  const html = withStructuredData(withMachineHead(page, pathname), pathname);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(import.meta.env.PROD ? published(html, [...words.used]) : html, { status, headers });
}

function published(html: string, namespaces: string[]): string {
  const page = finishPage(html, namespaces, readBuiltFile);
  for (const { address, text } of page.files) writeBuiltFile(address, text);
  return page.html;
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

/** Says what went wrong before the router turns it into "500". */
export function handleError(error: unknown) {
  console.error(error);
}
