import { connect } from 'node:net';

/** Sends raw bytes to a port of this machine, and returns the response when the server has closed the connection. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    connect({ host: '127.0.0.1', port })
      .on('data', (part) => parts.push(part))
      .on('close', () => resolve(Buffer.concat(parts).toString()))
      .on('error', reject)
      .write(text, 'latin1');
  });
}
