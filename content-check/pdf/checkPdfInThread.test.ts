import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { deflateSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { makePdf, pdfStream } from '#tests/fixtures/pdf.ts';
import { checkPdfInThread } from './checkPdfInThread.ts';

/** On a machine with other work. In the thread of the desk, some of these files took minutes. */
const LONGEST_PAUSE = 3000;

/** Returns the longest time in milliseconds between two ticks of a timer while `work` goes on. */
async function longestPause(work: Promise<unknown>): Promise<number> {
  let [last, longest] = [performance.now(), 0];
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 20);
  await work;
  clearInterval(timer);
  return longest;
}

const HOSTILE: [string, Buffer][] = [
  [
    'brackets and words of streams',
    Buffer.from(`%PDF-1.7\n${`${'('.repeat(1500)}${')'.repeat(1500)}${'stream\n'.repeat(140)}`.repeat(5)}`),
  ],
  ['100,000 words of streams', Buffer.from(`%PDF-1.7\n${'stream\n'.repeat(100_000)}`)],
  ['600,000 words of streams', Buffer.from(`%PDF-1.7\n${'stream\n'.repeat(600_000)}`)],
  ['digits', Buffer.from(`%PDF-1.7\n1 0 obj ${'1'.repeat(900_000)}`)],
  ['spaces between digits', Buffer.from(`%PDF-1.7\n1 0 obj [${'1 '.repeat(450_000)}`)],
  ['open brackets', Buffer.from(`%PDF-1.7\n1 0 obj ${'('.repeat(900_000)}`)],
  ['strings without an end', Buffer.from(`%PDF-1.7\n1 0 obj ${'<1'.repeat(450_000)}`)],
  ['comments', Buffer.from(`%PDF-1.7\n${'%\n'.repeat(450_000)}`)],
  ['short objects', Buffer.from(`%PDF-1.7\n${'1 0 obj 1 endobj\n'.repeat(55_000)}`)],
  ['objects that refer to all others', Buffer.from(`%PDF-1.7\n${'1 0 obj <</S 1 0 R>> endobj\n'.repeat(3000)}`)],
  [
    'names of pictures',
    makePdf({ pages: [''], draws: '/Im1 Do '.repeat(100_000), objects: [pdfStream('/Subtype /Form', '/Im1 Do')] }),
  ],
];

it.each(HOSTILE)('a hostile PDF of %s holds up nobody else, and is refused', async (_, pdf) => {
  const checked = checkPdfInThread(pdf);
  expect(await longestPause(checked)).toBeLessThan(LONGEST_PAUSE);
  expect(await checked).toHaveProperty('problem');
});

/** Lists the priorities of the threads of this program, of which 19 is the lowest. */
const BELOW_NORMAL = constants.priority.PRIORITY_BELOW_NORMAL;

const priorities = () =>
  readdirSync('/proc/self/task').map((thread) => {
    const [, state = ''] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ');
    return Number(state.split(' ')[16]);
  });

it.runIf(process.platform === 'linux')('a PDF is checked with a lower priority, and nothing else is', async () => {
  expect(priorities()).not.toContain(BELOW_NORMAL);
  let most: number[] = [];
  const timer = setInterval(() => {
    const lower = priorities().filter((priority) => priority === BELOW_NORMAL);
    if (lower.length > most.length) most = lower;
  }, 20);
  await checkPdfInThread(makePdf());
  clearInterval(timer);
  expect(most).toEqual([BELOW_NORMAL]);
});

it('a PDF that takes longer than the deadline is refused with a sentence, and others go on meanwhile', async () => {
  const checked = checkPdfInThread(makePdf(), { milliseconds: 1, megabytes: 256 });
  expect(await longestPause(checked)).toBeLessThan(LONGEST_PAUSE);
  expect(await checked).toEqual({ problem: { code: 'slowPdf', params: {} } });
});

it('a PDF that needs more memory than allowed is refused with a sentence', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const many = Buffer.from(`%PDF-1.7\n1 0 obj [${'[]'.repeat(480_000)}] endobj`);
  expect(await checkPdfInThread(many, { milliseconds: 60_000, megabytes: 8 })).toEqual({
    problem: { code: 'slowPdf', params: {} },
  });
  vi.restoreAllMocks();
});

it('a PDF whose streams unpack to more memory than allowed is refused with a sentence', async () => {
  const large = makePdf({ objects: [pdfStream('/Filter /FlateDecode', deflateSync(Buffer.alloc(48_000_000)))] });
  expect(await checkPdfInThread(large)).toEqual({ language: 'mr' });
  expect(await checkPdfInThread(large, { milliseconds: 60_000, megabytes: 40 })).toEqual({
    problem: { code: 'slowPdf', params: {} },
  });
});

it('a PDF of a word processor is accepted', async () => {
  expect(await checkPdfInThread(makePdf())).toEqual({ language: 'mr' });
});
