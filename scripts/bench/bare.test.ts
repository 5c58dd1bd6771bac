import { expect, it } from 'vitest';
import { bareOf } from './bare.ts';

it('a bare page keeps its words, pictures, styles and data, and loses script, fonts and policy', () => {
  const page = [
    '<head><meta http-equiv="Content-Security-Policy" content="script-src \'self\'"/>',
    '<link rel="preload" as="font" href="/assets/a.woff2"/><link rel="preload" as="image" href="/a.avif"/>',
    '<link rel="modulepreload" href="/assets/a.js"/>',
    '<style>@font-face{font-family:Mukta;src:url(/assets/a.woff2)}a{color:red}</style>',
    '<script>early()</script><script type="module" async="">late()</script>',
    '<script type="application/ld+json">{"@type":"FAQPage"}</script></head><body><img src="/a.avif"/>Words</body>',
  ].join('');
  expect(bareOf(page)).toBe(
    '<head><link rel="preload" as="image" href="/a.avif"/><style>a{color:red}</style>' +
      '<script type="application/ld+json">{"@type":"FAQPage"}</script></head><body><img src="/a.avif"/>Words</body>',
  );
});
