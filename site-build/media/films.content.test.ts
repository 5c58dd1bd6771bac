import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { videos } from '#app/model/videos/data.server.ts';
import { localizeFilm } from '#app/model/videos/film.server.ts';
import { readMp4 } from '#tests/fixtures/media/mp4.ts';
import { captionFiles, films } from './captions.ts';
import { filePath } from './drawing.ts';
import { cameraViews, FRAMES_A_SECOND, FRAMES_OF_A_FADE, FRAMES_OF_A_SHOT } from './film-shots.ts';

/** 400 kB: on a slow phone network (400 kbit/s) the whole film is there within 8 seconds. */
const MOST_BYTES = 400_000;

const fileOf = (path: string) => filePath(path.slice(1));

describe.each(films)('the film "$id"', ({ videoUrl, seconds }) => {
  const film = readMp4(readFileSync(fileOf(videoUrl)));

  it('is H.264, which every browser plays, in the shape of the player', () => {
    expect(film.codecs).toContain('avc1');
    expect(film.width / film.height).toBe(4 / 3);
  });

  it('has no sound, as the conformance report says of all films', { tags: ['conformance/silent-films'] }, () => {
    expect(film.codecs).toEqual(['avc1']);
  });

  it('can begin before it has arrived: its index stands in front', () => {
    expect(film.boxes[0]).toBe('ftyp');
    expect(film.boxes.indexOf('moov')).toBeLessThan(film.boxes.indexOf('mdat'));
  });

  it('lasts as long as the page says, 8 to 20 seconds', () => {
    expect(film.seconds).toBe(seconds);
    expect(seconds).toBeGreaterThanOrEqual(8);
    expect(seconds).toBeLessThanOrEqual(20);
  });

  it('weighs less than 400 kB', () => {
    expect(statSync(fileOf(videoUrl)).size).toBeLessThan(MOST_BYTES);
  });
});

describe('a film file', () => {
  it('that is cut off is refused', () => {
    const whole = readFileSync(fileOf(films[0]?.videoUrl ?? ''));
    expect(() => readMp4(whole.subarray(0, whole.length - 1))).toThrow('is cut off in its box "mdat"');
  });

  it('belongs to an entry of content/videos, and so does every caption file', {
    tags: ['conformance/own-media'],
  }, () => {
    const named = [...films.map(({ videoUrl }) => videoUrl.slice(1)), ...captionFiles().map(({ path }) => path)];
    const there = readdirSync(filePath('videos')).map((name) => join('videos', name));
    expect(there.sort()).toEqual(named.sort());
  });
});

it('no film that a page shows sends its shots to the browser', () => {
  for (const video of videos) expect(localizeFilm(video, 'en')).not.toHaveProperty('shots');
});

const drawn = films.flatMap(({ shots, ...film }) => (shots ? [{ ...film, shots }] : []));

describe.each(drawn)('the drawn film "$id"', (film) => {
  const { shots, thumbnail, seconds } = film;

  it('has its first picture as the poster', () => {
    expect(thumbnail).toBe(shots[0]?.picture);
  });

  it('is as long as its shots, less the time in which one melts into the next', () => {
    const frames = shots.length * FRAMES_OF_A_SHOT - (shots.length - 1) * FRAMES_OF_A_FADE;
    expect(frames / FRAMES_A_SECOND).toBe(seconds);
  });

  it('moves calmly: never to more than 1.25 times the size in one shot', { tags: ['conformance/no-flash'] }, () => {
    for (const { from, to } of shots.map(cameraViews))
      expect(Math.max(from.zoom, to.zoom) / Math.min(from.zoom, to.zoom)).toBeLessThanOrEqual(1.25);
  });
});
