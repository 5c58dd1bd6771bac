import { connect } from 'node:net';
import type { Exchange } from './requests.ts';

/** What came back over one connection. */
export type Heard = {
  statuses: number[];
  /** The bytes as text, a letter each. */
  text: string;
  /** Whether the server ended the connection, or the visitor left. */
  closedBy: 'server' | 'visitor';
};

const PAUSE_MS = 4;
const PATIENCE_MS = 8000;

/** Has one exchange with a server, byte by byte as it was drawn up. */
export function converse(port: number, { parts, ending }: Exchange): Promise<Heard> {
  return new Promise((resolve) => {
    const heard: Buffer[] = [];
    let closedBy: Heard['closedBy'] = 'server';
    const socket = connect({ host: '127.0.0.1', port });
    const leave = () => {
      closedBy = 'visitor';
      socket.destroy();
    };
    const patience = setTimeout(leave, PATIENCE_MS);
    socket.on('data', (part) => heard.push(part));
    // A server that has said why may close while the rest is still on its way.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(patience);
      const text = Buffer.concat(heard).toString('latin1');
      resolve({ statuses: statusesIn(text), text, closedBy });
    });
    say(parts, 0);

    function say(rest: Buffer[], at: number): void {
      const part = rest[at];
      if (part !== undefined) socket.write(part);
      if (at + 1 < rest.length) setTimeout(say, PAUSE_MS, rest, at + 1);
      else if (ending === 'leaves') setTimeout(leave, PAUSE_MS);
    }
  });
}

/** Answers follow each other without a mark. A status line is one only where an answer begins: no body of the site holds one. */
function statusesIn(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)].map(([, status]) => Number(status));
}
