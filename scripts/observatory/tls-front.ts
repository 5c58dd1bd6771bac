import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

/** The first byte of every TLS connection. */
const HANDSHAKE = 22;

/** A certificate for `localhost` that lives for a day. Node makes keys but no certificates. */
export function makeCertificate(folder: string): { cert: string; key: string } {
  mkdirSync(folder, { recursive: true });
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc', '-days', '1'];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  return { cert, key };
}

/**
 * What stands before the server in life: TLS, and a redirect for whoever comes without. Both on one port, because the
 * scanner takes one name for both. The answer is that name, and a function that ends it.
 */
export async function openFront(
  site: RequestListener,
  { cert, key }: { cert: string; key: string },
): Promise<{ host: string; close: () => void }> {
  const plain = createHttpServer(({ headers, url }, response) => {
    response.writeHead(301, { location: `https://${headers.host}${url}` }).end();
  });
  const safe = createHttpsServer({ cert: readFileSync(cert), key: readFileSync(key) }, site);
  const front = createServer((socket) => {
    socket.once('readable', () => {
      const first = socket.read(1);
      if (!first) return;
      socket.unshift(first);
      (first[0] === HANDSHAKE ? safe : plain).emit('connection', socket);
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => front.listen({ host: '127.0.0.1', port: 0 }, resolve));
  const { port } = front.address() as AddressInfo;
  return { host: `localhost:${port}`, close: () => front.close() };
}
