import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Proxy that can edit, delay or drop responses of the test server. Its own port gives it a separate service worker. */
export type ChangingHost = {
  url: string;
  /** Requested addresses, in order. */
  requests: string[];
  /** Edits the responses for matching addresses, and makes browsers revalidate them. */
  change(path: string | RegExp, edit: (text: string) => string): void;
  /** Delays every response. */
  delay(milliseconds: number): void;
  /** Drops connections at once, or after this number of responses. */
  goDown(afterResponses?: number): void;
  comeBack(): void;
  close(): Promise<void>;
};

export async function startChangingHost(behind: string): Promise<ChangingHost> {
  const edits: { path: string | RegExp; edit: (text: string) => string }[] = [];
  const requests: string[] = [];
  let delay = 0;
  let responsesLeft = Number.POSITIVE_INFINITY;

  const server = createServer((incoming, outgoing) => {
    if (responsesLeft <= 0) return incoming.socket.destroy();
    responsesLeft -= 1;
    const address = incoming.url ?? '/';
    requests.push(address);
    const edit = edits.findLast(({ path }) => (path instanceof RegExp ? path.test(address) : path === address))?.edit;
    setTimeout(() => (edit ? sendEdited(incoming, outgoing, edit) : pass(incoming, outgoing)), delay);
  });

  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { url: path, method, headers } = incoming;
    const proxied = request(new URL(path ?? '/', behind), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    proxied.on('error', () => outgoing.destroy());
    proxied.end();
  }

  async function sendEdited(incoming: IncomingMessage, outgoing: ServerResponse, edit: (text: string) => string) {
    const answer = await fetch(new URL(incoming.url ?? '/', behind));
    const {
      'content-encoding': _,
      'content-length': _length,
      etag: _etag,
      ...headers
    } = Object.fromEntries(answer.headers);
    outgoing.writeHead(answer.status, { ...headers, 'cache-control': 'no-cache' });
    outgoing.end(edit(await answer.text()));
  }

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    change(path, edit) {
      edits.push({ path, edit });
    },
    delay(milliseconds) {
      delay = milliseconds;
    },
    goDown(afterResponses = 0) {
      responsesLeft = afterResponses;
      if (afterResponses === 0) server.closeAllConnections();
    },
    comeBack() {
      responsesLeft = Number.POSITIVE_INFINITY;
    },
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
