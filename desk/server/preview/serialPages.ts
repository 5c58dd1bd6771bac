import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { mayBeSiteFile } from '#site-build/vite/site-files-in-dev.ts';

/** Where a page asks which state of the content the preview shows now. */
const STATE = '/desk-state';

/** The question with which the preview asks itself for a page. Nobody else knows the word. */
const INTERNAL_HEADER = 'x-asked-by-preview';
const INTERNAL_TOKEN = randomUUID();

/** What belongs to one connection, or to the packed form in which the page came. */
const HOP_BY_HOP_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

/**
 * Pages of the preview, their data, and the files that they ask for are made one after the other, and the content changes
 * between them: Vite gives the former module to whoever asks for it while another one is renewing it. One that is being made
 * is made to the end also when its frame has gone away, because what it reads stays for the next one. Each page asks by itself
 * whether it still shows the `state` of the content, and is loaded again when it does not.
 */
export function serialPages(enqueue: Enqueue, state: () => number): Plugin {
  return {
    name: 'pages-in-turns',
    // Before the middlewares that make pages and files.
    enforce: 'pre',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (request.url === STATE) return void response.setHeader('cache-control', 'no-store').end(String(state()));
        if (!isContentRequest(request) || request.headers[INTERNAL_HEADER] === INTERNAL_TOKEN) return next();
        enqueue(() => !response.closed && answer(request, response, state()).catch(next));
      });
    },
  };
}

/** Pages, their data, and files such as the index of the search. What Vite itself imports is none of them. */
function isContentRequest({ headers: { accept }, url = '' }: IncomingMessage): boolean {
  return (
    accept?.includes('text/html') || /\.data(\?|$)/.test(url) || (mayBeSiteFile(url) && !/\?.*\bimport\b/.test(url))
  );
}

async function answer(request: IncomingMessage, response: ServerResponse, state: number): Promise<void> {
  const made = await fetch(`http://127.0.0.1:${request.socket.localPort}${request.url}`, {
    headers: { accept: request.headers.accept ?? '*/*', [INTERNAL_HEADER]: INTERNAL_TOKEN },
    redirect: 'manual',
  });
  const body = Buffer.from(await made.arrayBuffer());
  const isPage = made.headers.get('content-type')?.includes('text/html');
  response.writeHead(
    made.status,
    Object.fromEntries([...made.headers].filter(([name]) => !HOP_BY_HOP_HEADERS.has(name))),
  );
  response.end(isPage ? `${body}${reloadScript(state)}` : body);
}

/** Asks every second; the browser keeps the place on a page that it loads again. */
function reloadScript(state: number): string {
  const ask = `fetch("${STATE}").then((answer) => answer.text()).then((now) => now === "${state}" || location.reload(), () => {})`;
  return `<script>setInterval(() => ${ask}, 1000)</script>`;
}

/** Begins some work when all that was asked for before has ended; a promise ends when it is settled. */
type Enqueue = (work: () => unknown) => void;

/** One thing after the other, in the order in which they are asked for. Work that fails keeps nothing from its turn. */
export function createQueue(): Enqueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    last = last.then(work).catch((error: unknown) => console.error(error));
  };
}
