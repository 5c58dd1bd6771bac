import { GROUNDS, inked, readDrawing, TANDUL, writeFile } from './drawing.ts';

/** The scenes of albums, events, films and empty pages; the master is `cover-<scene>.svg`. */
export const SCENES = [
  'signpost',
  'offline',
  'nothing',
  'mahad',
  'addiction',
  'samvidhan',
  'mill',
  'lokshahi',
  'law',
  'placement',
  'hostel',
  'buddhist',
  'tirth',
  'training',
  'event',
  'wedding',
  'konkan',
  'search',
] as const;

export type Scene = (typeof SCENES)[number];

/** A scene on its ground, 4:3, as a picture of its own. */
export function sceneSvg(scene: Scene, ground: keyof typeof GROUNDS): string {
  const { content } = readDrawing(`cover-${scene}`);
  const rect = `<rect width="320" height="240" fill="${GROUNDS[ground]}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240" preserveAspectRatio="xMidYMid slice">${rect}${inked(content, TANDUL)}</svg>\n`;
}

/** Writes `/images/scenes/<scene>-<ground>.svg` for every scene and ground. Returns how many. */
export function writeScenes(): number {
  const grounds = Object.keys(GROUNDS) as (keyof typeof GROUNDS)[];
  for (const scene of SCENES) {
    for (const ground of grounds) writeFile(`images/scenes/${scene}-${ground}.svg`, sceneSvg(scene, ground));
  }
  return SCENES.length * grounds.length;
}
