import { describe, expect, it } from 'vitest';
import {
  heightAt,
  largestWidth,
  type MadePicture,
  pictureAddress,
  posterOf,
  srcSetOf,
  wholePicture,
  widthsOf,
} from './picture.ts';

const drawing: MadePicture = {
  stem: '/pictures/albums/mahad-1.0a1b2c3d',
  width: 1280,
  height: 960,
  fallback: 'svg',
  leastBytes: 5120,
};
const photograph: MadePicture = {
  stem: '/pictures/hostels/hall.3c4d5e6f',
  width: 640,
  height: 480,
  fallback: 'jpg',
  leastBytes: 5120,
};
const smallPhotograph: MadePicture = {
  stem: '/pictures/hostels/room.9f8e7d6c',
  width: 250,
  height: 167,
  fallback: 'jpg',
  leastBytes: 5120,
};

describe('a picture', () => {
  it.each([
    { what: 'a drawing', master: { width: 1280, kind: 'drawing' }, width: 1280 },
    { what: 'a large photograph', master: { width: 4000, kind: 'photograph' }, width: 960 },
    { what: 'a medium photograph', master: { width: 959, kind: 'photograph' }, width: 640 },
    { what: 'a small photograph', master: { width: 250, kind: 'photograph' }, width: 250 },
  ] as const)('of $what, $master.width pixels wide, has a largest width of $width', ({ master, width }) => {
    expect(largestWidth(master)).toBe(width);
  });

  it.each([
    { picture: drawing, widths: [1280] },
    { picture: photograph, widths: [320, 640] },
    { picture: smallPhotograph, widths: [250] },
  ])('of $picture.width pixels has the widths $widths', ({ picture, widths }) => {
    expect(widthsOf(picture)).toEqual(widths);
  });

  it('keeps its proportions in every width', () => {
    expect(widthsOf(photograph).map((width) => heightAt(width, photograph))).toEqual([240, 480]);
    expect(heightAt(320, { width: 960, height: 1 })).toBe(1);
  });

  it('has an address for each width and format', () => {
    expect(pictureAddress(photograph, 640, 'avif')).toBe('/pictures/hostels/hall.3c4d5e6f-640.avif');
    expect(srcSetOf(photograph, 'webp')).toBe(
      '/pictures/hostels/hall.3c4d5e6f-320.webp 320w, /pictures/hostels/hall.3c4d5e6f-640.webp 640w',
    );
  });

  it('opens in the largest width and in a format that every browser supports', () => {
    expect(wholePicture(drawing)).toBe('/pictures/albums/mahad-1.0a1b2c3d-1280.svg');
    expect(wholePicture(smallPhotograph)).toBe('/pictures/hostels/room.9f8e7d6c-250.jpg');
  });

  it('is at most 640 pixels wide as the poster of a film, unless it is a drawing', () => {
    expect(posterOf({ ...photograph, width: 960, height: 720 })).toBe('/pictures/hostels/hall.3c4d5e6f-640.jpg');
    expect(posterOf(smallPhotograph)).toBe('/pictures/hostels/room.9f8e7d6c-250.jpg');
    expect(posterOf(drawing)).toBe('/pictures/albums/mahad-1.0a1b2c3d-1280.svg');
  });
});
