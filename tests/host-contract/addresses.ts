import { createResponse } from '#server/dynamic-responses.ts';
import { createErrorResponse } from '#server/error-page.ts';
import { ONE_HOUR } from '#server/headers.ts';
import { FIRST_PAGES } from '#server/spellings.ts';
import { contractTest, fileHeaders } from './expectations.ts';

const PERMANENT_REDIRECTS = [
  ['/scheme/', '/scheme'],
  ['/mr/', '/mr'],
  ['/scheme/?category=aid&x=1', '/scheme?category=aid&x=1'],
  ['/nowhere/', '/nowhere'],
  ['/photogallery/Our%20first%20day/', '/photogallery/Our%20first%20day'],
  ['/%E0%A4%AF%E0%A5%8B%E0%A4%9C%E0%A4%A8%E0%A4%BE/', '/%E0%A4%AF%E0%A5%8B%E0%A4%9C%E0%A4%A8%E0%A4%BE'],
  ['/a%26b%3Fc/', '/a%26b%3Fc'],
  ['/index.html', '/'],
  ['/index.html?x=1', '/?x=1'],
  ['/mr/index.html', '/mr'],
  ['/scheme/index.html?x=1', '/scheme?x=1'],
  ['/About', '/about'],
  ['/SCHEME?category=aid&x=1', '/scheme?category=aid&x=1'],
  ['/MR', '/mr'],
  ['/mr/Citizen/Services', '/mr/citizen/services'],
  ...['', '/mr'].flatMap((language) =>
    Object.entries(FIRST_PAGES).map(([part, page]) => [language + part, language + page] as const),
  ),
] as const;

/** What chats append to an address that is shared in them: punctuation, markup, invisible characters, the next word. */
const APPENDED = [
  ...['.', ',', ';', ':', '!', '%3F', '%E0%A5%A4', '%E0%A5%A5', '%E2%80%A6', '%7C'],
  ...[')', ']', '%7D', '%3E', '%22', "'", '%60', '%E2%80%9D', '%E2%80%99', '%C2%BB', '*', '_', '~', '%5B', '('],
  ...['%20', '%C2%A0', '%E2%80%8B', '%E2%80%8C', '%E2%80%8D', '%EF%BB%BF', '%C2%AD', '%E2%81%A0', '%EF%B8%8F'],
  ...['%E0%A5%A4%20', ').%E2%80%8B', '*_.', '%E2%80%9D)%E0%A5%A4', '%F0%9F%99%8F', '%E0%A4%B5%E0%A4%B0', '-', '%25'],
];

const SHARED = [
  ...APPENDED.map((ending) => [`/mr/scheme${ending}`, '/mr/scheme'] as const),
  ['/scheme.?category=aid&x=1', '/scheme?category=aid&x=1'],
  ['/)', '/'],
  ['/%E0%A5%A4', '/'],
  ['/mr.', '/mr'],
  ['/mr/)', '/mr'],
  ['/About.', '/about'],
  ['/hostels%E0%A5%A4', '/hostels/governmenthostels'],
  ['/photogallery.', '/photogallery'],
  ['/data/schemes.csv).', '/data/schemes.csv'],
  ['/feed.json,', '/feed.json'],
] as const;

const TEMPORARY_REDIRECTS = [
  ['/photogallery/nothing', '/photogallery'],
  ['/photogallery/nothing?x=1', '/photogallery'],
  ['/mr/photogallery/%E0%A4%95', '/mr/photogallery'],
  ['/photogallery/nothing.', '/photogallery'],
] as const;

const ENGLISH = { page: '404/index.html', body: /<html[^>]* lang="en"/ };
const MARATHI = { page: 'mr/404/index.html', body: /<html[^>]* lang="mr"/ };
const EVENT = { page: 'notices/events/not-found/index.html', body: /<html[^>]* lang="en"[\s\S]*Event not found/ };
const EVENT_IN_MARATHI = { ...EVENT, body: /<html[^>]* lang="mr"[\s\S]*कार्यक्रम सापडला नाही/ };

const NOT_FOUND = [
  ['/nowhere', ENGLISH],
  ['/nowhere?x=1', ENGLISH],
  ['/404', ENGLISH],
  ['/mrs', ENGLISH],
  ['/mr/nowhere', MARATHI],
  ['/mr/404', MARATHI],
  ['/mr/%E0%A4%AF', MARATHI],
  ['/assets/old-9f9f.js', ENGLISH],
  ['/pictures/old.avif', ENGLISH],
  ['/scheme.data', ENGLISH],
  ['/photogallery/nothing/inside', ENGLISH],
  ['/scheme/index.html.br', ENGLISH],
  ['/feed.atom.gz', ENGLISH],
  ['/.vite/manifest.json', ENGLISH],
  ['/.git/config', ENGLISH],
  ['/api/placeholder/400', ENGLISH],
  ['/%252e%252e%252fetc%252fpasswd', ENGLISH],
  ['//etc/passwd', ENGLISH],
  ['//example.org/', ENGLISH],
  ['//example.org/index.html', ENGLISH],
  ['/scheme//', ENGLISH],
  ['/assets', ENGLISH],
  [`/${'a'.repeat(7000)}`, ENGLISH],
  [`/mr/${'%E0%A4%95'.repeat(700)}`, MARATHI],
  ['/nowhere.', ENGLISH],
  ['/404.', ENGLISH],
  ['/feed.atom.br.', ENGLISH],
  ['/scheme/index.html)', ENGLISH],
  ['/.vite/manifest.json%20', ENGLISH],
  ['/mr/%E0%A5%A4/%E0%A5%A4', MARATHI],
  ['/notices/events/99', EVENT],
  ['/notices/events/abc', EVENT],
  ['/notices/events/not-found', EVENT],
  ['/mr/notices/events/99', EVENT_IN_MARATHI],
] as const;

/** Texts that all parse as the number of the same event (application specification, section 5). */
const SAME_EVENT = ['3', '03', '3abc', '+3', '%203', '3?x=1', '3.', '3%E0%A5%A4'];

const UNREADABLE = [
  ...['/%', '/%zz', '/scheme%00', '/scheme%0d%0aX-Injected:%201', '/..%2fetc%2fpasswd', '/..%5cetc', '/%ff'],
  ...['/%c0%ae%c0%ae/', '/%ed%a0%80', '/scheme%2findex.html'],
];

/** Path traversal; some hosts resolve it before the site sees it. */
const UPWARDS = ['/../etc/passwd', '/%2e%2e/etc/passwd', '/scheme/../../etc/passwd', '/./scheme'];

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const unreadable = (title: string) => (path: string) => {
  const { headers, ...response } = createErrorResponse(400);
  const expected = { ...response, headers: { ...headers, location: null, 'x-injected': null } };
  return contractTest(`${title}: ${path}`, path, expected);
};

export const ADDRESS_TESTS = [
  ...PERMANENT_REDIRECTS.map(([path, location]) =>
    contractTest(`permanent redirect: ${path}`, path, createResponse(301, ONE_HOUR, { location })),
  ),
  ...SHARED.map(([path, location]) =>
    contractTest(`shared: ${path}`, path, createResponse(301, ONE_HOUR, { location })),
  ),
  ...TEMPORARY_REDIRECTS.map(([path, location]) =>
    contractTest(`temporary redirect: ${path}`, path, createResponse(302, 'no-cache', { location })),
  ),
  ...NOT_FOUND.map(([path, { page, body }]) =>
    contractTest(`not found: ${path.slice(0, 40)}`, path, {
      status: 404,
      headers: { ...fileHeaders(page), location: null },
      body,
    }),
  ),
  ...['', '/mr'].flatMap((language) =>
    SAME_EVENT.map((number) =>
      contractTest(`event: ${language} ${number}`, `${language}/notices/events/${number}`, {
        status: 200,
        headers: fileHeaders('index.html'),
        body: new RegExp(`rel="canonical" href="[^"]*(?<!/mr)${language}/notices/events/3"`),
      }),
    ),
  ),
  ...UNREADABLE.map(unreadable('unreadable')),
  ...UPWARDS.map(unreadable('upwards')),
  ...METHODS.flatMap((method) =>
    ['/', '/healthz', '/nowhere', '/api/placeholder/400/300', '/favicon.svg'].map((path) =>
      contractTest(`${method} ${path}`, path, createErrorResponse(405, { allow: 'GET, HEAD' }), {
        method,
        headers: { 'content-type': 'text/strange' },
        body: 'x=1',
      }),
    ),
  ),
];
