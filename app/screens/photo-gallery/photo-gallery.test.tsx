import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MadePicture } from '#app/model/pictures/picture.ts';
import { renderPart } from '#tests/fixtures/renderPart.tsx';
import { AlbumGrid } from './route.tsx';

const first: MadePicture = {
  stem: '/pictures/albums/training-1.0a1b2c3d',
  width: 960,
  height: 720,
  fallback: 'svg',
  leastBytes: 5120,
};

function renderAlbum(thumbnail: MadePicture | undefined): string {
  const album = { id: 'training', title: 'Training', pictures: thumbnail ? 4 : 0, thumbnail };
  return renderPart(<AlbumGrid albums={[album]} />);
}

describe('the thumbnail of an album', () => {
  it('is its first picture', () => {
    const grid = renderAlbum(first);
    expect(grid).toContain('/pictures/albums/training-1.0a1b2c3d-960.svg');
    expect(grid).toContain('4 pictures');
  });

  it('is a drawing from content/files when the album has no picture', () => {
    const grid = renderAlbum(undefined);
    const [, address] = /<img [^>]*src="([^"]+)"/.exec(grid) ?? [];
    expect(address).toBe('/images/scenes/nothing-neel.svg');
    expect(existsSync(`content/files${address}`)).toBe(true);
    expect(grid).toMatch(/width="320" height="240"/);
    expect(grid).not.toContain('<picture');
    expect(grid).toContain('0 pictures');
  });
});

it('a gallery without albums shows a message', () => {
  expect(renderPart(<AlbumGrid albums={[]} />)).toContain('There are no pictures here now.');
});
