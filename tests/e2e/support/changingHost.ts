import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A host in front of the journeys' server: it can change what it publishes, be slow and fall silent. It has a port of its
 * own, so its service worker and copies are nobody else's.
 */
export type ChangingHost = {
  url: string;
  /** Addresses that were asked for, in order. */
  asked: string[];
  /** Publishes another text under an address, or all that match, from now on. No browser uses it twice without asking. */
  change(path: string | RegExp, edit: (text: string) => string): void;
  /** Answers every request so many milliseconds late. */
  delay(milliseconds: number): void;
  /** Falls silent, at once or after so many more answers. */
  goDown(afterAnswers?: number): void;
  comeBack(): void;
  close(): Promise<void>;
};

export async function startChangingHost(behind: string): Promise<ChangingHost> {
  const edits: { path: string | RegExp; edit: (text: string) => string }[] = [];
  const asked: string[] = [];
  let late = 0;
  let answersLeft = Number.POSITIVE_INFINITY;

  const server = createServer((incoming, outgoing) => {
    if (answersLeft <= 0) return incoming.socket.destroy();
    answersLeft -= 1;
    const address = incoming.url ?? '/';
    asked.push(address);
    const edit = edits.findLast(({ path }) => (path instanceof RegExp ? path.test(address) : path === address))?.edit;
    setTimeout(() => (edit ? sendEdited(incoming, outgoing, edit) : pass(incoming, outgoing)), late);
  });

  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { url: path, method, headers } = incoming;
    const onward = request(new URL(path ?? '/', behind), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    onward.end();
  }

  async function sendEdited(incoming: IncomingMessage, outgoing: ServerResponse, edit: (text: string) => string) {
    const answer = await fetch(new URL(incoming.url ?? '/', behind));
    outgoing.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      'cache-control': 'no-cache',
    });
    outgoing.end(edit(await answer.text()));
  }

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    change(path, edit) {
      edits.push({ path, edit });
    },
    delay(milliseconds) {
      late = milliseconds;
    },
    goDown(afterAnswers = 0) {
      answersLeft = afterAnswers;
      if (afterAnswers === 0) server.closeAllConnections();
    },
    comeBack() {
      answersLeft = Number.POSITIVE_INFINITY;
    },
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
