import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Reply } from './client.ts';
import { type ContractTest, differences, fileHeaders } from './expectations.ts';
import { findAddress } from './files.ts';

const TEXTS = ['/', '/mr/scheme', '/scheme.data', '/favicon.svg', '/nowhere'];

/** `Accept-Encoding` and the encodings that may answer it. */
const ACCEPTED: { accept: string; encodings: (string | undefined)[] }[] = [
  { accept: 'gzip, deflate, br', encodings: ['br'] },
  { accept: 'gzip', encodings: ['gzip'] },
  { accept: 'br;q=0.5, gzip;q=1', encodings: ['br', 'gzip'] },
  { accept: 'identity', encodings: [undefined] },
  { accept: 'br;q=0', encodings: [undefined] },
  { accept: 'br;q=0, gzip;q=0', encodings: [undefined] },
];

function unpacked({ headers, body }: Reply): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body);
  return body;
}

const textsPacked: ContractTest[] = ACCEPTED.map(({ accept, encodings }) => ({
  title: `compression: ${accept}`,
  run: async (send) => {
    const wrong: string[] = [];
    for (const path of TEXTS) {
      const plain = await send(path, { headers: { 'accept-encoding': 'identity' } });
      const reply = await send(path, { headers: { 'accept-encoding': accept } });
      const { 'content-encoding': encoding, 'content-type': type, vary } = reply.headers;
      if (!encodings.includes(encoding)) wrong.push(`${path}: ${encoding ?? 'not compressed'}`);
      if (!/accept-encoding/i.test(vary ?? '')) wrong.push(`${path}: vary is ${vary ?? 'missing'}`);
      if (type !== plain.headers['content-type']) wrong.push(`${path}: ${type}`);
      if (!unpacked(reply).equals(plain.body)) wrong.push(`${path}: another text`);
    }
    return wrong;
  },
}));

const scriptPacked: ContractTest = {
  title: 'compression: of the script, by brotli to less than half',
  run: async (send) => {
    const path = await findAddress('script', send);
    const plain = await send(path, { headers: { 'accept-encoding': 'identity' } });
    const reply = await send(path, { headers: { 'accept-encoding': 'br' } });
    const wrong = differences(reply, {
      status: 200,
      headers: { ...fileHeaders(path.slice(1)), 'content-encoding': 'br' },
    });
    return reply.body.length < plain.body.length / 2
      ? wrong
      : [...wrong, `${reply.body.length} of ${plain.body.length}`];
  },
};

const packedAlready: ContractTest = {
  title: 'compression: is not tried on a PDF',
  run: async (send) =>
    differences(await send(await findAddress('document', send), { headers: { 'accept-encoding': 'br, gzip' } }), {
      status: 200,
      headers: { 'content-encoding': null },
      body: /^%PDF-/,
    }),
};

export const COMPRESSION_TESTS: ContractTest[] = [...textsPacked, scriptPacked, packedAlready];
