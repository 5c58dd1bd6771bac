import { createPlaceholder, HEALTH, PLACEHOLDER_ERROR } from '#server/dynamic-responses.ts';
import { comparisonTest, contractTest, fileHeaders, LINKED_FILE_KINDS } from './expectations.ts';

/** Addresses that the specification names and that every release contains. */
const PAGES = [
  { path: '/', file: 'index.html', body: /<html[^>]* lang="en"/ },
  { path: '/mr', file: 'mr/index.html', body: /<html[^>]* lang="mr"/ },
  { path: '/scheme', file: 'scheme/index.html', body: /<html[^>]* lang="en"/ },
  { path: '/scheme?category=pension&x=%20', file: 'scheme/index.html', body: /<html[^>]* lang="en"/ },
  { path: '/mr/scheme', file: 'mr/scheme/index.html', body: /<html[^>]* lang="mr"/ },
  { path: '/mr/offline', file: 'mr/offline/index.html', body: /<html[^>]* lang="mr"/ },
  { path: '/hostels/governmenthostels', file: 'hostels/governmenthostels/index.html', body: /<\/html>\s*$/ },
];

const FILES = [
  ...[
    '/search/mr.json',
    '/eligibility/mr.json',
    '/feed.atom',
    '/mr/feed.json',
    '/changes/feed.json',
    '/mr/changes/feed.atom',
  ],
  ...['/data/schemes.json', '/data/schemes.csv', '/sitemap.xml', '/robots.txt', '/mr/office.txt', '/mr/llms.txt'],
  ...['/favicon.svg', '/apple-touch-icon.png', '/sw.js', '/offline/en.json', '/manifest.en.webmanifest'],
  ...['/manifest.mr.webmanifest', '/.well-known/security.txt'],
];

const DYNAMIC_RESPONSES = [
  ['/healthz', HEALTH],
  ['/api/placeholder/400/300', createPlaceholder('400', '300')],
  ['/api/placeholder/599/399', createPlaceholder('599', '399')],
  ['/api/placeholder/5%312/345', createPlaceholder('512', '345')],
  ...['399/300', '600/300', '400/299', '400/400', '4e2/300', '0400/300', 'a/b', '%20400/300'].map(
    (size) => [`/api/placeholder/${size}`, PLACEHOLDER_ERROR] as const,
  ),
] as const;

export const FILE_TESTS = [
  ...PAGES.map(({ path, file, body }) =>
    contractTest(`page: ${path}`, path, { status: 200, headers: fileHeaders(file), body }),
  ),
  ...FILES.map((path) => contractTest(`file: ${path}`, path, { status: 200, headers: fileHeaders(path.slice(1)) })),
  ...LINKED_FILE_KINDS.map((kind) =>
    comparisonTest(`file: the ${kind} that a page names`, [kind], (_whole, path) => ({
      status: 200,
      headers: fileHeaders(path.slice(1)),
    })),
  ),
  ...DYNAMIC_RESPONSES.map(([path, response]) => contractTest(`dynamic response: ${path}`, path, response)),
];
