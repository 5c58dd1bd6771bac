import type { Reply, Request, Send } from './client.ts';
import { type ContractTest, differences, fileHeaders } from './expectations.ts';
import { findAddress } from './files.ts';

/** Ranges of seeking in a film, and of reading a PDF from its end. */
const RANGES: { range: string; from: (length: number) => number; to: (length: number) => number }[] = [
  { range: 'bytes=0-9', from: () => 0, to: () => 9 },
  { range: 'bytes=1000-', from: () => 1000, to: (length) => length - 1 },
  { range: 'bytes=-500', from: (length) => length - 500, to: (length) => length - 1 },
  { range: 'bytes=990-99999999', from: () => 990, to: (length) => length - 1 },
];

async function partOf(send: Send, path: string, request: Request, from: number, to: number, whole: Reply) {
  const reply = await send(path, request);
  const wrong = differences(reply, {
    status: 206,
    headers: {
      ...fileHeaders(path.slice(1)),
      'content-range': `bytes ${from}-${to}/${whole.body.length}`,
      'content-length': String(to - from + 1),
      etag: String(whole.headers.etag),
    },
  });
  return reply.body.equals(whole.body.subarray(from, to + 1)) ? wrong : [...wrong, 'other bytes'];
}

export const PART_TESTS: ContractTest[] = [
  ...(['film', 'document'] as const).flatMap((what) =>
    RANGES.map(({ range, from, to }) => ({
      title: `part of a ${what}: ${range}`,
      run: async (send: Send) => {
        const path = await findAddress(what, send);
        const whole = await send(path);
        const { length } = whole.body;
        return partOf(send, path, { headers: { range, 'accept-encoding': 'br' } }, from(length), to(length), whole);
      },
    })),
  ),
  {
    title: 'part of a film: the host says that it can',
    run: async (send) =>
      differences(await send(await findAddress('film', send)), { status: 200, headers: { 'accept-ranges': 'bytes' } }),
  },
  {
    title: 'part of a film: behind its end',
    run: async (send) => {
      const path = await findAddress('film', send);
      const { length } = (await send(path)).body;
      const reply = await send(path, { headers: { range: `bytes=${length}-` } });
      return differences(reply, {
        status: 416,
        headers: { 'content-range': `bytes */${length}`, 'cache-control': 'no-store' },
      });
    },
  },
  {
    title: 'part of a film: of the same one as before, by its tag',
    run: async (send) => {
      const path = await findAddress('film', send);
      const whole = await send(path);
      return partOf(
        send,
        path,
        { headers: { range: 'bytes=0-9', 'if-range': String(whole.headers.etag) } },
        0,
        9,
        whole,
      );
    },
  },
  {
    title: 'part of a film: all of it when it is another one by now',
    run: async (send) =>
      differences(
        await send(await findAddress('film', send), { headers: { range: 'bytes=0-9', 'if-range': '"older"' } }),
        {
          status: 200,
          headers: { 'content-range': null },
        },
      ),
  },
];
