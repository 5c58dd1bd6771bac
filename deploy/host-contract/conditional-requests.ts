import { type ContractTest, differences } from './expectations.ts';
import { findAddress } from './files.ts';

/** Expects 304 with the headers of the whole response and no body. */
function confirmed(title: string, header: string, validator: 'etag' | 'last-modified'): ContractTest {
  return {
    title: `condition: ${title}`,
    run: async (send) => {
      const wrong: string[] = [];
      for (const path of ['/scheme', '/scheme.data', '/favicon.svg', await findAddress('film', send)])
        for (const encoding of ['br', 'identity']) {
          const whole = await send(path, { headers: { 'accept-encoding': encoding } });
          const known = whole.headers[validator];
          if (known === undefined) wrong.push(`${path} (${encoding}): no ${validator}`);
          const reply = await send(path, { headers: { 'accept-encoding': encoding, [header]: String(known) } });
          const kept = ['etag', 'cache-control', 'vary', 'content-security-policy', 'strict-transport-security'];
          const headers = Object.fromEntries(kept.map((name) => [name, String(whole.headers[name] ?? '') || null]));
          for (const fault of differences(reply, { status: 304, headers, body: '' }))
            wrong.push(`${path} (${encoding}): ${fault}`);
        }
      return wrong;
    },
  };
}

function replaced(title: string, headers: Record<string, string>, path: string, status: number): ContractTest {
  return {
    title: `condition: ${title}`,
    run: async (send) => {
      const reply = await send(path, { headers });
      const wrong = differences(reply, { status });
      return reply.body.length > 1000 ? wrong : [...wrong, `a body of ${reply.body.length} bytes`];
    },
  };
}

const conditions: ContractTest[] = [
  confirmed('the tag is the same', 'if-none-match', 'etag'),
  confirmed('not changed since', 'if-modified-since', 'last-modified'),
  replaced('another tag', { 'if-none-match': '"another"' }, '/scheme', 200),
  replaced('changed since', { 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }, '/scheme', 200),
  replaced('any tag of a page that is not there', { 'if-none-match': '*' }, '/nowhere', 404),
  replaced('a tag that a page that is not there must have', { 'if-match': '"a"' }, '/nowhere', 404),
  replaced('a part of a page that is not there', { range: 'bytes=0-1' }, '/nowhere', 404),
  replaced('a part behind the end of a page that is not there', { range: 'bytes=99999999-' }, '/nowhere', 404),
];

const heads: ContractTest[] = [
  '/',
  '/scheme.data',
  '/favicon.svg',
  '/nowhere',
  '/healthz',
  '/api/placeholder/400/300',
  '/photogallery/nothing',
  '/scheme/',
].map((path) => ({
  title: `HEAD ${path}`,
  run: async (send) => {
    const { status, headers } = await send(path);
    const names = ['content-type', 'cache-control', 'etag', 'location', 'content-security-policy', 'content-length'];
    const same = Object.fromEntries(names.map((name) => [name, String(headers[name] ?? '') || null]));
    return differences(await send(path, { method: 'HEAD' }), { status, headers: same, body: '' });
  },
}));

export const COPY_TESTS: ContractTest[] = [...conditions, ...heads];
