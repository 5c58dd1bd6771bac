import { noticePage } from '#server/notices.ts';
import { differences, headersOf, headersWithoutFile, type Question, question } from './expected.ts';

const OF_EVERY_KIND = [
  '/',
  '/mr/nowhere',
  '/scheme/',
  '/photogallery/nothing',
  '/healthz',
  '/favicon.svg',
  '/scheme.data',
];

const NOTICE = 'text/html; charset=utf-8';

const oddRequests: Question[] = [
  question(
    'refuses two hosts, with the security headers',
    '/',
    { status: 400, headers: headersWithoutFile('no-store', NOTICE), body: noticePage(400) },
    { headers: { host: 'other.example' } },
  ),
  question(
    'answers an expectation that it does not know with the page',
    '/',
    { status: 200, headers: headersOf('index.html') },
    { headers: { expect: 'tea' } },
  ),
];

/** What an answer may not say. What it has to say for the visitors' safety is asked with each file and each address. */
const silences: Question[] = OF_EVERY_KIND.map((path) => ({
  title: `says nothing of its software and sets no cookie: ${path}`,
  tags: ['conformance/no-banner'],
  wrong: async (ask) => {
    const reply = await ask(path);
    const wrong = differences(reply, { status: reply.status, headers: { 'x-powered-by': null, 'set-cookie': null } });
    // A name alone helps nobody; with a version it names the holes.
    return /\d/.test(String(reply.headers.server)) ? [...wrong, `server is ${reply.headers.server}`] : wrong;
  },
}));

export const PROTECTION_QUESTIONS: Question[] = [...oddRequests, ...silences];
