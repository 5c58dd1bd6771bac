import { createErrorResponse } from '#server/error-page.ts';
import { type ContractTest, contractTest, fileHeaders } from './expectations.ts';

/** One address for each kind of response. */
const PATHS = ['/', '/mr/nowhere', '/scheme/', '/photogallery/nothing', '/healthz', '/favicon.svg'];

export const SECURITY_TESTS: ContractTest[] = [
  contractTest('refuses two hosts, with the security headers', '/', createErrorResponse(400), {
    headers: { host: 'other.example' },
  }),
  contractTest(
    'ignores an unknown Expect header',
    '/',
    { status: 200, headers: fileHeaders('index.html') },
    { headers: { expect: 'tea' } },
  ),
  ...PATHS.map((path) => ({
    // Allows the name of the server software. A version would reveal its known vulnerabilities.
    ...contractTest(`names no version of its software and sets no cookie: ${path}`, path, {
      headers: { 'x-powered-by': null, 'set-cookie': null, server: /^\D*$/ },
    }),
    tags: ['conformance/no-banner'],
  })),
];
