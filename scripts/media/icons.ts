import sharp from 'sharp';
import { site } from '#app/model/site/data.server.ts';
import { openBrowser } from './browser.ts';
import { GROUNDS, inked, readDrawing, TANDUL, writeFile } from './drawing.ts';
import { muktaFaces } from './mukta.ts';

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

/** Writes `/images/share.png`, 1200 x 630: what a link to the site shows in a message. */
export async function writeSharePicture(): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.setContent(sharePage());
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot();
    writeFile('images/share.png', await sharp(picture).png({ palette: true, colours: 64 }).toBuffer());
  } finally {
    await browser.close();
  }
}

function sharePage(): string {
  const { viewBox, content } = readDrawing('spiral-dance');
  return `<!doctype html><meta charset="utf-8"><style>
${muktaFaces()}
body{margin:0;background:${GROUNDS.geru};color:${TANDUL};font-family:Mukta;width:1200px;height:630px;overflow:hidden;position:relative}
svg{position:absolute;right:0;top:0;width:600px;height:630px}
div{position:absolute;left:64px;top:0;height:630px;width:520px;display:flex;flex-direction:column;justify-content:center;gap:36px}
p{margin:0;font-weight:700;font-size:50px;line-height:1.18}
p[lang=mr]{line-height:1.36}
small{font-size:28px;line-height:1.5}
</style><svg viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${content}</svg>
<div><p lang="mr">${site.department.mr}</p><p lang="en">${site.department.en}</p><small><span lang="mr">${site.division.mr}</span><br><span lang="en">${site.division.en}</span></small></div>`;
}
