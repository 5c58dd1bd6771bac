import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { mayBeGeneratedFile } from '#site-build/vite/generated-files-in-dev.ts';
import { SHOW_SCRIPT, SHOW_STYLE } from './showScript.ts';

const STATE = '/desk-state';

/** Marks, with a secret token, the requests that the preview sends to itself. */
const INTERNAL_HEADER = 'x-preview-token';
const INTERNAL_TOKEN = randomUUID();

/** Matches hop-by-hop headers (RFC 9110, 7.6.1) and headers that describe a compressed body. */
const NOT_FORWARDED = /^(connection|content-encoding|content-length|keep-alive|transfer-encoding)$/;

/**
 * Serves pages, data and generated files in the same queue as content changes, because Vite serves stale modules during a
 * reload. Finishes a rendering that has begun, even if its frame was closed. Pages poll `state` and reload when it changes.
 */
export function serialPages(enqueue: Enqueue, state: () => number): Plugin {
  return {
    name: 'serial-pages',
    // Runs before the middlewares of React Router.
    enforce: 'pre',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (request.url === STATE) return void response.setHeader('cache-control', 'no-store').end(String(state()));
        if (!isContentRequest(request) || request.headers[INTERNAL_HEADER] === INTERNAL_TOKEN) return next();
        enqueue(() => !response.closed && respond(request, response, state()).catch(next));
      });
    },
  };
}

/** Excludes module imports, which Vite serves itself. */
function isContentRequest({ headers: { accept }, url = '' }: IncomingMessage): boolean {
  return (
    accept?.includes('text/html') ||
    /\.data(\?|$)/.test(url) ||
    (mayBeGeneratedFile(url) && !/\?.*\bimport\b/.test(url))
  );
}

async function respond(request: IncomingMessage, response: ServerResponse, state: number): Promise<void> {
  const page = await fetch(`http://127.0.0.1:${request.socket.localPort}${request.url}`, {
    headers: { accept: request.headers.accept ?? '*/*', [INTERNAL_HEADER]: INTERNAL_TOKEN },
    redirect: 'manual',
  });
  const body = Buffer.from(await page.arrayBuffer());
  const isPage = page.headers.get('content-type')?.includes('text/html');
  const headers = [...page.headers].filter(([name]) => !NOT_FORWARDED.test(name));
  response.writeHead(page.status, Object.fromEntries(headers));
  response.end(isPage ? `${body}${reloadScript(state)}${SHOW_ELEMENTS}` : body);
}

const SHOW_ELEMENTS = `<script>${SHOW_SCRIPT}</script><style>${SHOW_STYLE}</style>`;

function reloadScript(state: number): string {
  const poll = `fetch("${STATE}").then((response) => response.text()).then((now) => now === "${state}" || location.reload(), () => {})`;
  return `<script>setInterval(() => ${poll}, 1000)</script>`;
}

type Enqueue = (work: () => unknown) => void;

/** Runs work after all earlier work has settled; a failure is logged and does not stop the queue. */
export function createQueue(): Enqueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    last = last.then(work).catch((error: unknown) => console.error(error));
  };
}
