import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { WordsContext } from '#app/i18n/WordsContext.ts';
import { wordsFor } from '#app/i18n/words.server.ts';
import type { MadePicture } from '#app/model/pictures/picture.ts';
import { Picture } from './Picture.tsx';

const photograph: MadePicture = {
  stem: '/pictures/a.0a1b2c3d',
  width: 640,
  height: 427,
  fallback: 'jpg',
  leastBytes: 5120,
};

type Options = { eager?: boolean; withoutButton?: boolean; alt?: string; path?: '/scheme' | '/mr/scheme' };

function markup({ path = '/scheme', ...options }: Options = {}): string {
  return renderToStaticMarkup(
    <WordsContext value={wordsFor(path === '/scheme' ? 'en' : 'mr')}>
      <MemoryRouter initialEntries={[path]}>
        <Picture picture={photograph} alt="A hall" sizes="24rem" {...options} />
      </MemoryRouter>
    </WordsContext>,
  );
}

describe('Picture', () => {
  it('offers AVIF before WebP', () => {
    const types = [...markup().matchAll(/<source type="([^"]+)" srcSet="([^"]+)" sizes="24rem"/g)];
    expect(types.map(([, type, addresses]) => [type, addresses])).toEqual([
      ['image/avif', '/pictures/a.0a1b2c3d-320.avif 320w, /pictures/a.0a1b2c3d-640.avif 640w'],
      ['image/webp', '/pictures/a.0a1b2c3d-320.webp 320w, /pictures/a.0a1b2c3d-640.webp 640w'],
    ]);
  });

  it('has a fallback image with size and alternative text', () => {
    const image = markup().match(/<img [^>]+>/)?.[0];
    for (const part of [
      'src="/pictures/a.0a1b2c3d-640.jpg"',
      'srcSet="/pictures/a.0a1b2c3d-320.jpg 320w, /pictures/a.0a1b2c3d-640.jpg 640w"',
      'width="640" height="427"',
      'alt="A hall"',
      'decoding="async"',
    ])
      expect(image).toContain(part);
  });

  it('loads lazily unless `eager` is set', () => {
    expect(markup()).toContain('loading="lazy"');
    expect(markup({ eager: true })).not.toContain('loading');
  });

  it.each([
    { path: '/scheme', words: 'Show picture (5 KB)<span class="sr">: A hall</span>' },
    { path: '/mr/scheme', words: 'चित्र दाखवा (५ केबी)<span class="sr">: A hall</span>' },
  ] as const)('is followed by a button that shows the file size at $path', ({ words, ...props }) => {
    expect(markup(props)).toMatch(/<\/picture><button type="button" [^>]*data-action="picture">/);
    expect(markup(props)).toContain(`>${words}</button>`);
  });

  it('has no button if `withoutButton` is set', () => {
    expect(markup({ withoutButton: true })).not.toContain('<button');
  });
});
