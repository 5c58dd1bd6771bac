import { GROUNDS, inked, readDrawing, TANDUL, writeFile } from './drawing.ts';

/**
 * The drawings that belong to the pages themselves and not to content: empty pages, unknown addresses, the home page, an
 * album without pictures. The master is `cover-<scene>.svg`.
 */
const SCENES: { scene: string; ground: keyof typeof GROUNDS }[] = [
  { scene: 'nothing', ground: 'geru' },
  { scene: 'nothing', ground: 'neel' },
  { scene: 'signpost', ground: 'vana' },
  { scene: 'search', ground: 'geru' },
  { scene: 'konkan', ground: 'neel' },
  { scene: 'offline', ground: 'raat' },
];

function sceneSvg(scene: string, ground: keyof typeof GROUNDS): string {
  const { content } = readDrawing(`cover-${scene}`);
  const rect = `<rect width="320" height="240" fill="${GROUNDS[ground]}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240" preserveAspectRatio="xMidYMid slice">${rect}${inked(content, TANDUL)}</svg>\n`;
}

/** Writes `/images/scenes/<scene>-<ground>.svg` for every scene. Returns how many. */
export function writeScenes(): number {
  for (const { scene, ground } of SCENES) writeFile(`images/scenes/${scene}-${ground}.svg`, sceneSvg(scene, ground));
  return SCENES.length;
}
