import { cacheControl, securityHeaders } from '#server/headers.ts';

/** Rules of `_headers`, each with a path and an example file. */
const RULES = [
  ['/*', 'index.html'],
  ['/assets/*', 'assets/script.js'],
  ['/pictures/*', 'pictures/photograph.avif'],
  ['/pictures/*.svg', 'pictures/drawing.svg'],
  ['/cards/*', 'cards/card.png'],
  ['/audio/*', 'audio/recording.ogg'],
  ['/videos/*', 'videos/film.mp4'],
  ['/pdfs/*', 'pdfs/document.pdf'],
  ['/data/*', 'data/schemes.json'],
] as const;

/** Generates `_headers`. Each rule first removes headers, because Cloudflare merges matching rules and allows any origin. */
export function generateHeadersFile(): string {
  const rules = RULES.map(([path, file]) => {
    const headers = { ...securityHeaders(file), 'cache-control': cacheControl(file) };
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
