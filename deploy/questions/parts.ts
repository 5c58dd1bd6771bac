import type { Ask, Reply, Request } from './ask.ts';
import { differences, headersOf, type Question } from './expected.ts';
import { addressOf } from './files.ts';

/** Seeking in a film, and reading a PDF from its end. */
const RANGES: { range: string; from: (length: number) => number; to: (length: number) => number }[] = [
  { range: 'bytes=0-9', from: () => 0, to: () => 9 },
  { range: 'bytes=1000-', from: () => 1000, to: (length) => length - 1 },
  { range: 'bytes=-500', from: (length) => length - 500, to: (length) => length - 1 },
  { range: 'bytes=990-99999999', from: () => 990, to: (length) => length - 1 },
];

async function partOf(ask: Ask, path: string, request: Request, from: number, to: number, whole: Reply) {
  const reply = await ask(path, request);
  const wrong = differences(reply, {
    status: 206,
    headers: {
      ...headersOf(path.slice(1)),
      'content-range': `bytes ${from}-${to}/${whole.body.length}`,
      'content-length': String(to - from + 1),
      etag: String(whole.headers.etag),
    },
  });
  return reply.body.equals(whole.body.subarray(from, to + 1)) ? wrong : [...wrong, 'other bytes'];
}

/** Parts of films and of documents. */
export const PART_QUESTIONS: Question[] = [
  ...(['film', 'document'] as const).flatMap((what) =>
    RANGES.map(({ range, from, to }) => ({
      title: `part of a ${what}: ${range}`,
      wrong: async (ask: Ask) => {
        const path = await addressOf(what, ask);
        const whole = await ask(path);
        const { length } = whole.body;
        return partOf(ask, path, { headers: { range, 'accept-encoding': 'br' } }, from(length), to(length), whole);
      },
    })),
  ),
  {
    title: 'part of a film: the host says that it can',
    wrong: async (ask) =>
      differences(await ask(await addressOf('film', ask)), { status: 200, headers: { 'accept-ranges': 'bytes' } }),
  },
  {
    title: 'part of a film: behind its end',
    wrong: async (ask) => {
      const path = await addressOf('film', ask);
      const { length } = (await ask(path)).body;
      const reply = await ask(path, { headers: { range: `bytes=${length}-` } });
      return differences(reply, {
        status: 416,
        headers: { 'content-range': `bytes */${length}`, 'cache-control': 'no-store' },
      });
    },
  },
  {
    title: 'part of a film: of the same one as before, by its tag',
    wrong: async (ask) => {
      const path = await addressOf('film', ask);
      const whole = await ask(path);
      return partOf(
        ask,
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
    wrong: async (ask) =>
      differences(await ask(await addressOf('film', ask), { headers: { range: 'bytes=0-9', 'if-range': '"older"' } }), {
        status: 200,
        headers: { 'content-range': null },
      }),
  },
];
