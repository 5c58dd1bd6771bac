import type { DynamicResponse } from '#server/dynamic-responses.ts';
import { HEALTH, PLACEHOLDER_ERROR, placeholderResponse } from '#server/dynamic-responses.ts';
import type { Send } from './client.ts';
import { type ContractTest, contractTest, differences, fileHeaders, generatedHeaders } from './expectations.ts';

/** Addresses of the specification, which every release has. */
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
  '/scheme.data',
  '/mr/scheme.data',
  '/search/mr.json',
  '/feed.atom',
  '/mr/feed.json',
  '/changes/feed.json',
  '/mr/changes/feed.atom',
  '/data/schemes.json',
  '/data/schemes.csv',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/sw.js',
  '/offline/en.json',
  '/manifest.en.webmanifest',
  '/manifest.mr.webmanifest',
  '/.well-known/security.txt',
];

/** Files with hashed names, and a page that names one. */
const NAMED_BY_PAGES = [
  { what: 'script', page: '/', name: /\/assets\/[\w/.-]+?\.js\b/ },
  { what: 'stylesheet', page: '/', name: /\/assets\/[\w/.-]+?\.css\b/ },
  { what: 'font', page: '/', name: /\/assets\/[\w/.-]+?\.woff2\b/ },
  { what: 'picture', page: '/', name: /\/pictures\/[\w/.-]+\.avif/ },
  { what: 'card', page: '/', name: /\/cards\/[\w/.-]+\.png/ },
  { what: 'film', page: '/videogallery', name: /\/videos\/[\w-]+\.mp4/ },
  { what: 'document', page: '/selfdisclosure', name: /\/pdfs\/[\w/.-]+\.pdf/ },
  { what: 'contact', page: '/office/social', name: /\/office\/[\w/-]+\.vcf/ },
] as const;

/** Finds the address of such a file in a page of the host. */
export async function findAddress(what: (typeof NAMED_BY_PAGES)[number]['what'], send: Send): Promise<string> {
  const named = NAMED_BY_PAGES.find((one) => one.what === what);
  const found = named?.name.exec((await send(named.page)).body.toString())?.[0];
  if (!found) throw new Error(`${named?.page} names no ${what}`);
  return found;
}

function dynamicTest(path: string, { status, type, caching, body }: DynamicResponse): ContractTest {
  return contractTest(`dynamic response: ${path}`, path, { status, headers: generatedHeaders(caching, type), body });
}

export const FILE_TESTS: ContractTest[] = [
  ...PAGES.map(({ path, file, body }) =>
    contractTest(`page: ${path}`, path, { status: 200, headers: fileHeaders(file), body }),
  ),
  ...FILES.map((path) => contractTest(`file: ${path}`, path, { status: 200, headers: fileHeaders(path.slice(1)) })),
  ...NAMED_BY_PAGES.map(({ what }) => ({
    title: `file: the ${what} that a page names`,
    run: async (send: Send) => {
      const path = await findAddress(what, send);
      return differences(await send(path), { status: 200, headers: fileHeaders(path.slice(1)) });
    },
  })),
  dynamicTest('/healthz', HEALTH),
  dynamicTest('/api/placeholder/400/300', placeholderResponse('400', '300')),
  dynamicTest('/api/placeholder/599/399', placeholderResponse('599', '399')),
  dynamicTest('/api/placeholder/5%312/345', placeholderResponse('512', '345')),
  ...['399/300', '600/300', '400/299', '400/400', '4e2/300', '0400/300', 'a/b', '%20400/300'].map((size) =>
    dynamicTest(`/api/placeholder/${size}`, PLACEHOLDER_ERROR),
  ),
];
