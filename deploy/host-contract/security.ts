import { errorPage } from '#server/error-page.ts';
import { type ContractTest, contractTest, differences, fileHeaders, generatedHeaders } from './expectations.ts';

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

const oddRequests: ContractTest[] = [
  contractTest(
    'refuses two hosts, with the security headers',
    '/',
    { status: 400, headers: generatedHeaders('no-store', NOTICE), body: errorPage(400) },
    { headers: { host: 'other.example' } },
  ),
  contractTest(
    'answers an expectation that it does not know with the page',
    '/',
    { status: 200, headers: fileHeaders('index.html') },
    { headers: { expect: 'tea' } },
  ),
];

const silences: ContractTest[] = OF_EVERY_KIND.map((path) => ({
  title: `says nothing of its software and sets no cookie: ${path}`,
  tags: ['conformance/no-banner'],
  run: async (send) => {
    const reply = await send(path);
    const wrong = differences(reply, { status: reply.status, headers: { 'x-powered-by': null, 'set-cookie': null } });
    // A name alone helps nobody; with a version it names the holes.
    return /\d/.test(String(reply.headers.server)) ? [...wrong, `server is ${reply.headers.server}`] : wrong;
  },
}));

export const PROTECTION_TESTS: ContractTest[] = [...oddRequests, ...silences];
