import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import type { FilmShot } from '#app/model/videos/schema.server.ts';
import { films } from './captions.ts';
import { filePath } from './drawing.ts';
import { cameraViews, FRAMES_A_SECOND, FRAMES_OF_A_FADE, FRAMES_OF_A_SHOT } from './film-shots.ts';

const WIDTH = 640;
const HEIGHT = 480;
/** The pictures are rendered this many times larger than the film, so that the slow moves have no visible steps. */
const OVERSIZE = 6;

/** Writes `/videos/<id>.mp4` for every film that has shots, silent H.264 with its index in front. Needs ffmpeg. */
export async function writeFilms(): Promise<number> {
  const drawn = films.flatMap(({ id, shots }) => (shots ? [{ id, shots }] : []));
  const folder = mkdtempSync(join(tmpdir(), 'films-'));
  try {
    for (const { id, shots } of drawn) {
      const stills = await Promise.all(shots.map((shot, index) => still(shot, join(folder, `${id}-${index}.png`))));
      encode(filePath(`videos/${id}.mp4`), stills, shots);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return drawn.length;
}

async function still({ picture }: FilmShot, file: string): Promise<string> {
  const size = { width: WIDTH * OVERSIZE, height: HEIGHT * OVERSIZE };
  // A drawing is 1280 pixels wide at 72 dots an inch.
  const density = (72 * size.width) / 1280;
  await sharp(join(CONTENT_ROOT, picture), { density })
    .resize({ ...size, fit: 'cover' })
    .png()
    .toFile(file);
  return file;
}

function encode(file: string, stills: string[], shots: FilmShot[]): void {
  mkdirSync(dirname(file), { recursive: true });
  const inputs = stills.flatMap((path) => ['-i', path]);
  // Lines stay sharp at this quality, and the film with the most lines stays below 400 kB.
  const quality = ['-preset', 'veryslow', '-tune', 'animation', '-crf', '34', '-g', '375'];
  const colours = ['-pix_fmt', 'yuv420p', '-colorspace', 'smpte170m', '-color_range', 'tv'];
  const output = ['-map', '[film]', '-an', '-c:v', 'libx264', ...quality, ...colours, '-movflags', '+faststart'];
  execFileSync(
    'ffmpeg',
    ['-v', 'error', '-y', ...inputs, '-filter_complex', graph(shots), ...output, '-bitexact', file],
    { stdio: 'inherit' },
  );
}

/** Builds ffmpeg's filter graph: a camera move for each shot, a cross-fade between shots. */
function graph(shots: FilmShot[]): string {
  const moves = shots.map((shot, index) => `[${index}]${move(shot)},format=yuv420p[shot${index}]`);
  const fades = shots.slice(1).map((_, index) => {
    const before = index === 0 ? '[shot0]' : `[after${index}]`;
    const after = index === shots.length - 2 ? '[film]' : `[after${index + 1}]`;
    const start = ((index + 1) * (FRAMES_OF_A_SHOT - FRAMES_OF_A_FADE)) / FRAMES_A_SECOND;
    const seconds = FRAMES_OF_A_FADE / FRAMES_A_SECOND;
    return `${before}[shot${index + 1}]xfade=transition=fade:duration=${seconds}:offset=${start}${after}`;
  });
  return [...moves, ...fades].join(';');
}

function move(shot: FilmShot): string {
  const { from, to } = cameraViews(shot);
  // Starts and stops gently: 0 at the first frame, 1 at the last.
  const way = `(0.5-0.5*cos(PI*on/${FRAMES_OF_A_SHOT - 1}))`;
  const between = (key: keyof typeof from) => `(${from[key]}+${to[key] - from[key]}*${way})`;
  const x = `max(0,min(iw-iw/zoom,iw*${between('x')}-iw/zoom/2))`;
  const y = `max(0,min(ih-ih/zoom,ih*${between('y')}-ih/zoom/2))`;
  const size = `d=${FRAMES_OF_A_SHOT}:s=${WIDTH}x${HEIGHT}:fps=${FRAMES_A_SECOND}`;
  return `zoompan=z='${between('zoom')}':x='${x}':y='${y}':${size}`;
}
