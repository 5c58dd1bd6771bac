import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { MadePicture } from '#app/model/pictures/picture.ts';
import { Picture } from './Picture.tsx';

const photograph: MadePicture = { stem: '/pictures/a.0a1b2c3d', width: 640, height: 427, fallback: 'jpg' };
const markup = (eager: boolean) =>
  renderToStaticMarkup(<Picture picture={photograph} alt="A hall" sizes="24rem" eager={eager} />);

describe('a picture on a page', () => {
  it('offers the newest format first', () => {
    const types = [...markup(false).matchAll(/<source type="([^"]+)" srcSet="([^"]+)" sizes="24rem"/g)];
    expect(types.map(([, type, addresses]) => [type, addresses])).toEqual([
      ['image/avif', '/pictures/a.0a1b2c3d-320.avif 320w, /pictures/a.0a1b2c3d-640.avif 640w'],
      ['image/webp', '/pictures/a.0a1b2c3d-320.webp 320w, /pictures/a.0a1b2c3d-640.webp 640w'],
    ]);
  });

  it('is an image with size and words where no newer format is known', () => {
    const image = markup(false).match(/<img [^>]+>/)?.[0];
    for (const part of [
      'src="/pictures/a.0a1b2c3d-640.jpg"',
      'srcSet="/pictures/a.0a1b2c3d-320.jpg 320w, /pictures/a.0a1b2c3d-640.jpg 640w"',
      'width="640" height="427"',
      'alt="A hall"',
      'decoding="async"',
    ])
      expect(image).toContain(part);
  });

  it('waits until it comes into sight, unless it is seen at once', () => {
    expect(markup(false)).toContain('loading="lazy"');
    expect(markup(true)).not.toContain('loading');
  });
});
