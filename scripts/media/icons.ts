import sharp from 'sharp';
import { inked, readDrawing, writeFile } from './drawing.ts';

/** neel-600, the primary colour of the site. */
const PRIMARY = '#0D51B0';

/** Writes `/favicon.svg` and, for the home screen of a phone, `/apple-touch-icon.png`: the seal in its small cut. */
export async function writeIcons(): Promise<void> {
  const { viewBox, content } = readDrawing('seal-small');
  const seal = inked(content, PRIMARY);
  writeFile('favicon.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${seal}</svg>\n`);
  // The phone rounds the corners, so the seal keeps its distance from the edge, on white.
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 120 120" width="180" height="180"><rect x="-10" y="-10" width="120" height="120" fill="#fff"/>${seal}</svg>`;
  writeFile('apple-touch-icon.png', await sharp(Buffer.from(tile)).png({ palette: true, colours: 32 }).toBuffer());
}
