import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILES_ROOT } from '#app/model/fields.server.ts';
import { readMp4 } from '#tests/fixtures/media/mp4.ts';
import { captionFiles, films } from './captions.ts';

/** On a slow phone network (400 kbit/s), a film of 400 kB loads completely within 8 seconds. */
const MOST_BYTES = 400_000;

const fileOf = (path: string) => join(FILES_ROOT, path);

describe.each(films)('the film "$id"', ({ videoUrl, seconds }) => {
  const film = readMp4(readFileSync(fileOf(videoUrl)));

  it('is H.264, which every browser plays, with the aspect ratio of the player', () => {
    expect(film.codecs).toContain('avc1');
    expect(film.width / film.height).toBe(4 / 3);
  });

  it('has no sound, as the conformance report says of all films', { tags: ['conformance/silent-films'] }, () => {
    expect(film.codecs).toEqual(['avc1']);
  });

  it('can start before it is loaded, because its index comes first', () => {
    expect(film.boxes[0]).toBe('ftyp');
    expect(film.boxes.indexOf('moov')).toBeLessThan(film.boxes.indexOf('mdat'));
  });

  it('has the length that the page shows, 8 to 20 seconds', () => {
    expect(film.seconds).toBe(seconds);
    expect(seconds).toBeGreaterThanOrEqual(8);
    expect(seconds).toBeLessThanOrEqual(20);
  });

  it('is smaller than 400 kB', () => {
    expect(statSync(fileOf(videoUrl)).size).toBeLessThan(MOST_BYTES);
  });
});

describe('a film file', () => {
  it('that is truncated is rejected', () => {
    const whole = readFileSync(fileOf(films[0]?.videoUrl ?? ''));
    expect(() => readMp4(whole.subarray(0, whole.length - 1))).toThrow('is cut off in its box "mdat"');
  });

  it('belongs to an entry of content/videos, and so does every caption file', {
    tags: ['conformance/own-media'],
  }, () => {
    const named = [...films.map(({ videoUrl }) => videoUrl.slice(1)), ...captionFiles().map(({ path }) => path)];
    const there = readdirSync(join(FILES_ROOT, 'videos')).map((name) => join('videos', name));
    expect(there.sort()).toEqual(named.sort());
  });
});
