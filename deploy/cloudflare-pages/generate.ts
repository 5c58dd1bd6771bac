import { cacheControl, contentType, securityHeaders } from '#server/headers.ts';

/** Paths of rules, each with a file of its kind. */
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

/** Writes `_headers`. Rules begin with removals: Pages combines all that match, and allows any origin by default. */
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
