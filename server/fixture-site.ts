import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Large enough to be worth a range. */
const FILM = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

const PAGES: Record<string, string> = {
  'index.html': 'Home',
  'scheme/index.html': 'Schemes',
  'hostels/governmenthostels/index.html': 'Hostels',
  'notices/events/index.html': 'Events',
  'notices/events/3/index.html': 'Event 3',
  'notices/events/not-found/index.html': 'Event not found',
  'photogallery/index.html': 'Photo gallery',
  'photogallery/Our first day/index.html': 'Ours',
  'photogallery/a%20second%20day/index.html': 'Second',
  '404/index.html': 'Not found',
  'mr/index.html': 'मुख्यपृष्ठ',
  'mr/scheme/index.html': 'योजना',
  'mr/hostels/governmenthostels/index.html': 'वसतिगृहे',
  'mr/notices/events/3/index.html': 'कार्यक्रम ३',
  'mr/notices/events/not-found/index.html': 'कार्यक्रम सापडला नाही',
  'mr/photogallery/index.html': 'छायाचित्रे',
  'mr/404/index.html': 'सापडले नाही',
  'scheme/old-grant/gone.html': 'This scheme is closed',
  'mr/scheme/old-grant/gone.html': 'ही योजना बंद झाली आहे',
  'scheme/renamed-grant/gone.html': 'This scheme has another name',
  'notices/events/9/gone.html': 'This event is gone',
  'mr/notices/events/9/gone.html': 'हा कार्यक्रम आता नाही',
  'photogallery/Old day/gone.html': 'These pictures are gone',
  'mr/photogallery/Old day/gone.html': 'ही छायाचित्रे आता नाहीत',
  'pdfs/notices/old.mr.pdf/gone.html': 'This file is gone',
};

const OTHER_TEXTS: Record<string, string> = {
  '_root.data': '[home]',
  'mr.data': '[मुख]',
  'scheme.data': '[schemes]',
  'notices/events/3.data': '[event 3]',
  'photogallery/Our%20first%20day.data': '[ours]',
  'assets/entry-a1b2.js': 'export {};',
  'assets/page-a1b2.css': 'a { color: red }',
  'pictures/albums/mahad-1.0a1b2c3d-640.avif': 'a picture',
  'images/emblem.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site.webmanifest': '{}',
  'notices/events/3/event.ics': 'BEGIN:VCALENDAR',
  'sitemap.xml': '<urlset/>',
  'feed.atom': '<feed/>',
  'mr/feed.json': '{}',
  'data/schemes.json': '{}',
  'data/schemes.csv': 'id',
  'robots.txt': 'User-agent: *',
  'videos/film.mr.vtt': 'WEBVTT\n',
  'scheme/old-grant.data': '[closed]',
  '.hosts/replaced.json': JSON.stringify([
    ['/scheme/renamed-grant', '/scheme'],
    ['/mr/scheme/renamed-grant', '/mr/scheme'],
    ['/photogallery/old name', '/photogallery/Our%20first%20day'],
  ]),
  '.hosts/replaced.conf': `"/scheme/renamed-grant" "/scheme";
"/mr/scheme/renamed-grant" "/mr/scheme";
"/photogallery/old name" "/photogallery/Our%20first%20day";
`,
  '.vite/manifest.json': '{"secret":true}',
  '.well-known/security.txt': 'Contact: see the site',
};

const BYTES: Record<string, Buffer> = {
  'videos/film.mp4': FILM,
  'pdfs/act.pdf': Buffer.from('%PDF-1.7 act'),
  'fonts/mukta.woff2': Buffer.from('wOF2'),
};

/** A small finished site in a temporary folder, with the compressed files that the build writes beside each text. */
export function makeSite(): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [file, text] of Object.entries({ ...PAGES, ...OTHER_TEXTS })) {
    write(root, file, Buffer.from(text));
    write(root, `${file}.br`, brotliCompressSync(text));
    write(root, `${file}.gz`, gzipSync(text));
  }
  for (const [file, bytes] of Object.entries(BYTES)) write(root, file, bytes);
  writeFileSync(`${root}-outside.txt`, 'outside');
  return {
    root,
    remove: () => {
      rmSync(root, { recursive: true });
      rmSync(`${root}-outside.txt`);
    },
  };
}

function write(root: string, file: string, bytes: Buffer): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), bytes);
}
