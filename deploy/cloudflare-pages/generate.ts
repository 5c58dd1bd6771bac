import { cacheControl, contentType, securityHeaders } from '#server/headers.ts';
import { WITHOUT_FUNCTION } from './layout.ts';

/** Where the function is not asked, or stands still: paths, and a file that stands for all of them. */
const KINDS = [
  ['/*', 'index.html'],
  ['/*.data', 'scheme.data'],
  ['/assets/*', 'assets/script.js'],
  ['/pictures/*', 'pictures/picture.avif'],
  ['/cards/*', 'cards/card.png'],
  ['/videos/*', 'videos/film.mp4'],
  ['/pdfs/*', 'pdfs/document.pdf'],
  ['/data/*', 'data/schemes.json'],
] as const;

/** Pages adds up what several rules say, and lets any site read everything: each rule begins with what it takes away. */
export function headersFile(): string {
  const rules = KINDS.map(([path, file]) => {
    const headers = {
      ...securityHeaders(file),
      'cache-control': cacheControl(file),
      ...(file.endsWith('.data') && { 'content-type': contentType(file) }),
    };
    return [
      path,
      ...(path === '/*'
        ? ['access-control-allow-origin']
        : Object.keys({ ...securityHeaders('index.html'), ...headers })
      ).map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  });
  return `# Written by \`npm run hosts\` from server/headers.ts: change it there.\n\n${rules.join('\n\n')}\n`;
}

/** The function is asked for everything but these. */
export function routesFile(): string {
  const paths = WITHOUT_FUNCTION.map((name) => `"/${name}/*"`).join(', ');
  return `{\n  "version": 1,\n  "include": ["/*"],\n  "exclude": [${paths}]\n}\n`;
}
