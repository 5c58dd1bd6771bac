import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { thumbnailOf } from './thumbnail.ts';

describe('the thumbnail of an album', () => {
  it('is its first picture', () => {
    expect(thumbnailOf({ images: [{ src: '/images/a.svg' }, { src: '/images/b.svg' }] })).toBe('/images/a.svg');
  });

  it('is a drawing that exists when the album has no picture', () => {
    expect(existsSync(`content/files${thumbnailOf({ images: [] })}`)).toBe(true);
  });
});
