import { cacheControl, contentType, securityHeaders } from '#server/headers.ts';
import { WITHOUT_FUNCTION } from './layout.ts';

/** Paths outside of the function, each with a file that stands for its kind. */
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

/** Begins each rule with removals: Pages adds up all matching rules and allows any origin by default. */
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

export function routesFile(): string {
  const paths = WITHOUT_FUNCTION.map((name) => `"/${name}/*"`).join(', ');
  return `{\n  "version": 1,\n  "include": ["/*"],\n  "exclude": [${paths}]\n}\n`;
}
