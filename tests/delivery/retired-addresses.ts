import { createResponse } from '#server/dynamic-responses.ts';
import { ONE_HOUR } from '#server/headers.ts';
import { type ContractTest, contractTest, fileHeaders } from '#tests/host-contract/expectations.ts';

/** Uses addresses of tests/fixtures/finishedSite.ts, because the content may have no retired entry. */
const GONE = [
  ['/scheme/old-grant', 'scheme/old-grant/gone.html', /^This scheme is closed$/],
  ['/scheme/old-grant?x=1', 'scheme/old-grant/gone.html', /^This scheme is closed$/],
  ['/mr/scheme/old-grant', 'mr/scheme/old-grant/gone.html', /^ही योजना बंद झाली आहे$/],
  ['/notices/events/9', 'notices/events/9/gone.html', /^This event is gone$/],
  ['/notices/events/09', 'notices/events/9/gone.html', /^This event is gone$/],
  ['/mr/notices/events/9abc', 'mr/notices/events/9/gone.html', /^हा कार्यक्रम आता नाही$/],
  ['/photogallery/Old%20day', 'photogallery/Old day/gone.html', /^These pictures are gone$/],
  ['/mr/photogallery/Old%20day', 'mr/photogallery/Old day/gone.html', /^ही छायाचित्रे आता नाहीत$/],
  ['/pdfs/notices/old.mr.pdf', 'pdfs/notices/old.mr.pdf/gone.html', /^This file is gone$/],
] as const;

const REPLACED = [
  ['/scheme/renamed-grant', '/scheme'],
  ['/scheme/renamed-grant?x=1', '/scheme'],
  ['/Scheme/Renamed-Grant', '/scheme'],
  ['/mr/scheme/renamed-grant', '/mr/scheme'],
  ['/photogallery/old%20name', '/photogallery/Our%20first%20day'],
] as const;

/** Addresses to which a chat has appended characters. */
const SHARED = [
  ['/scheme/old-grant.', '/scheme/old-grant'],
  ['/scheme/renamed-grant%E0%A5%A4', '/scheme/renamed-grant'],
  ['/pdfs/notices/old.mr.pdf)', '/pdfs/notices/old.mr.pdf'],
  ['/photogallery/Our%20first%20day!%20', '/photogallery/Our%20first%20day'],
  ['/photogallery/Old%20day%E2%80%9D', '/photogallery/Old%20day'],
] as const;

const HIDDEN = [
  '/.hosts/replaced.json',
  '/.hosts/replaced.conf',
  '/scheme/old-grant/gone.html',
  '/scheme/old-grant/gone.html.',
];

export const RETIRED_TESTS: ContractTest[] = [
  ...GONE.map(([path, file, body]) =>
    contractTest(`gone: ${path}`, path, { status: 410, headers: { ...fileHeaders(file), location: null }, body }),
  ),
  ...GONE.map(([path, file, body]) =>
    contractTest(
      `gone, also with conditional headers: ${path}`,
      path,
      { status: 410, headers: fileHeaders(file), body },
      {
        headers: { 'if-none-match': '*', range: 'bytes=0-1' },
      },
    ),
  ),
  ...REPLACED.map(([path, location]) =>
    contractTest(`replaced: ${path}`, path, createResponse(301, ONE_HOUR, { location })),
  ),
  ...SHARED.map(([path, location]) =>
    contractTest(`shared: ${path}`, path, createResponse(301, ONE_HOUR, { location })),
  ),
  ...HIDDEN.map((path) => contractTest(`hidden: ${path}`, path, { status: 404 })),
  contractTest('page: an album with spaces in its name', '/photogallery/Our%20first%20day', {
    status: 200,
    headers: fileHeaders('album/index.html'),
    body: /^Ours$/,
  }),
];
