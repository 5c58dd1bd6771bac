import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { readBuiltFile, writeBuiltFile } from './finish/builtFiles.server.ts';
import { finishPage } from './finish/finishPage.server.ts';
import { HtmlPage } from './finish/htmlPage.server.ts';
import { collectIslandStart, collectIslandStartInDevelopment } from './finish/islandStart.server.ts';
import { addMetadata } from './finish/machineHead.server.tsx';
import { languageOf } from './i18n/language.ts';
import { WordsContext } from './i18n/WordsContext.ts';
import { wordsFor } from './i18n/words.server.ts';
import { RenderIslandContext } from './islands/Island.tsx';
import { createIslandRenderer } from './islands/renderIslands.server.tsx';
import { textVersion } from './plain-text/textVersion.server.ts';
import { addStructuredData } from './structured-data/structuredData.server.ts';

/** Renders one page to its final HTML. The browser never runs React Router: islands hydrate parts of the page. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { pathname } = new URL(request.url);
  const language = languageOf(pathname);
  const { render, islands } = createIslandRenderer(language);
  const { serverHandoffStream: _, ...withoutData } = context;
  const html = renderToString(
    <WordsContext value={wordsFor(language)}>
      <RenderIslandContext value={render}>
        <ServerRouter context={withoutData} url={request.url} />
      </RenderIslandContext>
    </WordsContext>,
  );
  const page = new HtmlPage(`<!DOCTYPE html>${html}`);
  addMetadata(page, pathname);
  const text = textVersion(pathname);
  if (text) page.append('head', `<link rel="alternate" type="text/plain" href="${text.address}"/>`);
  if (import.meta.hot) page.addData(collectIslandStartInDevelopment(islands));
  else if (import.meta.env.DEV) {
    // Leaves the examples as React renders them, because only tests read them.
    const { start, files } = collectIslandStart(islands, { language, read: readBuiltFile });
    page.addData(start);
    files.forEach(writeBuiltFile);
  } else {
    finishPage(page, { islands, entry: context.manifest.entry.module, read: readBuiltFile }).forEach(writeBuiltFile);
    if (text) writeBuiltFile(text);
  }
  addStructuredData(page, pathname);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(page.toString(), { status, headers });
}

/** Logs the error, which the router turns into status 500. */
export function handleError(error: unknown) {
  console.error(error);
}
