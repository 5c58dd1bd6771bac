import { connect } from 'node:net';
import type { Exchange } from './requests.ts';

/** The result of one connection. */
export type Received = {
  statuses: number[];
  /** The bytes, decoded as latin1. */
  text: string;
  closedBy: 'server' | 'client';
};

const PAUSE_MS = 4;
const TIMEOUT_MS = 8000;

/** Sends the parts of an exchange to a server and collects the responses. */
export function sendExchange(port: number, { parts, ending }: Exchange): Promise<Received> {
  return new Promise((resolve) => {
    const received: Buffer[] = [];
    let closedBy: Received['closedBy'] = 'server';
    const socket = connect({ host: '127.0.0.1', port });
    const disconnect = () => {
      closedBy = 'client';
      socket.destroy();
    };
    const timeout = setTimeout(disconnect, TIMEOUT_MS);
    socket.on('data', (part) => received.push(part));
    // The server may close the connection while the rest is being sent.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timeout);
      const text = Buffer.concat(received).toString('latin1');
      resolve({ statuses: findStatuses(text), text, closedBy });
    });
    sendPart(0);

    function sendPart(index: number): void {
      const part = parts[index];
      if (part !== undefined) socket.write(part);
      if (index + 1 < parts.length) setTimeout(sendPart, PAUSE_MS, index + 1);
      else if (ending === 'disconnect') setTimeout(disconnect, PAUSE_MS);
    }
  });
}

/** Finds the status lines; no body of the test site contains one. */
function findStatuses(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)].map(([, status]) => Number(status));
}
