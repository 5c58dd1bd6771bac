import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type GROUNDS, pathOfFile, writeFile } from './drawing.ts';
import { type Scene, sceneSvg } from './scenes.ts';

/** A slow walk of the eye over one drawing: from the whole picture to a part of it. */
type Film = {
  id: string;
  scene: Scene;
  ground: keyof typeof GROUNDS;
  /** Where the walk ends, as parts of width and height, and how many times larger the drawing is then. */
  end: { x: number; y: number; zoom: number };
};

const FILMS: Film[] = [
  { id: 'hostel-warden-training', scene: 'training', ground: 'vana', end: { x: 0.56, y: 0.5, zoom: 1.4 } },
  { id: 'social-justice-day', scene: 'event', ground: 'raat', end: { x: 0.5, y: 0.75, zoom: 1.7 } },
  { id: 'constitution-day', scene: 'samvidhan', ground: 'geru', end: { x: 0.5, y: 0.5, zoom: 1.5 } },
  { id: 'hostel-admission', scene: 'hostel', ground: 'neel', end: { x: 0.35, y: 0.8, zoom: 1.7 } },
  { id: 'old-age-home-visit', scene: 'konkan', ground: 'vana', end: { x: 0.28, y: 0.5, zoom: 1.7 } },
  { id: 'addiction-free-rally', scene: 'addiction', ground: 'raat', end: { x: 0.6, y: 0.7, zoom: 1.7 } },
];

const SECONDS = 10;
const FRAMES_A_SECOND = 25;
const WIDTH = 640;
const HEIGHT = 480;
/** The drawing is rendered this many times larger than the film, so that the slow walk has no visible steps. */
const OVERSIZE = 6;

/** Writes `/videos/<id>.mp4` and its poster `/images/videos/<id>.webp` for every film. Needs ffmpeg. */
export async function writeFilms(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'films-'));
  try {
    for (const film of FILMS) {
      const svg = Buffer.from(sceneSvg(film.scene, film.ground));
      const still = join(folder, `${film.id}.png`);
      await sharp(svg, { density: 72 * 2 * OVERSIZE })
        .resize(WIDTH * OVERSIZE, HEIGHT * OVERSIZE)
        .png()
        .toFile(still);
      const poster = await sharp(svg, { density: 72 * 4 })
        .resize(WIDTH, HEIGHT)
        .webp({ quality: 80 })
        .toBuffer();
      writeFile(`images/videos/${film.id}.webp`, poster);
      encode(still, film);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return FILMS.length;
}

function encode(still: string, { id, end }: Film): void {
  const frames = SECONDS * FRAMES_A_SECOND;
  // Starts and stops gently: 0 at the first frame, 1 at the last.
  const way = `(0.5-0.5*cos(PI*on/${frames - 1}))`;
  const zoom = `1+${end.zoom - 1}*${way}`;
  const x = `max(0,min(iw-iw/zoom,iw*(0.5+${end.x - 0.5}*${way})-iw/zoom/2))`;
  const y = `max(0,min(ih-ih/zoom,ih*(0.5+${end.y - 0.5}*${way})-ih/zoom/2))`;
  const move = `zoompan=z='${zoom}':x='${x}':y='${y}':d=${frames}:s=${WIDTH}x${HEIGHT}:fps=${FRAMES_A_SECOND}`;
  const file = pathOfFile(`videos/${id}.mp4`);
  mkdirSync(dirname(file), { recursive: true });
  const encoding = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '29',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
  ];
  execFileSync(
    'ffmpeg',
    ['-v', 'error', '-y', '-i', still, '-vf', `${move},format=yuv420p`, '-an', ...encoding, file],
    { stdio: 'inherit' },
  );
}
