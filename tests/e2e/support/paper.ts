import type { Page } from '@playwright/test';
import { contrast } from '#tests/examples/contrast.ts';

/** WCAG 1.4.3. */
const LEAST_CONTRAST = 4.5;

/** Returns the texts with too little contrast in print, both with and without backgrounds, because most browsers omit these. */
export async function paleTextsOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const texts = await page.evaluate(readColours);
  await page.emulateMedia({ media: null });
  const contrasts = texts.map(({ text, colour, ground }) => ({
    text,
    least: Math.min(contrast(colour, '#ffffff'), contrast(colour, ground)),
  }));
  return contrasts.flatMap(({ text, least }) => (least < LEAST_CONTRAST ? [`${least.toFixed(1)}:1 "${text}"`] : []));
}

/** Runs in the page. Reads the colour and the background of each printed text, and of each text of a pseudo-element. */
function readColours() {
  type Colour = [red: number, green: number, blue: number, alpha: number];
  const parse = (colour: string): Colour => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return [red, green, blue, alpha];
  };
  const over = ([r, g, b, alpha]: Colour, [red, green, blue]: Colour): Colour => {
    const mix = (front: number, back: number) => front * alpha + back * (1 - alpha);
    return [mix(r, red), mix(g, green), mix(b, blue), 1];
  };
  const hex = (colour: Colour) =>
    `#${colour
      .slice(0, 3)
      .map((part) => Math.round(part).toString(16).padStart(2, '0'))
      .join('')}`;
  const groundOf = (element: Element | null): Colour =>
    element
      ? over(parse(getComputedStyle(element).backgroundColor), groundOf(element.parentElement))
      : [255, 255, 255, 1];
  const isPrinted = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  return [...document.body.querySelectorAll('*')].filter(isPrinted).flatMap((element) => {
    const ownTexts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const own = ownTexts.map((node) => node.textContent?.trim() ?? '').join(' ');
    const parts = [
      { text: own, style: getComputedStyle(element) },
      ...['::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        return { text: style.display === 'none' ? '' : style.content.replace(/^(none|normal|"")$/, ''), style };
      }),
    ];
    return parts.flatMap(({ text, style }) => {
      if (!text.trim()) return [];
      const ground = over(parse(style.backgroundColor), groundOf(element));
      return [
        { text: text.slice(0, 60), colour: hex(over(parse(style.color), [255, 255, 255, 1])), ground: hex(ground) },
      ];
    });
  });
}
