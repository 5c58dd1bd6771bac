import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** Delay of fonts and full stylesheets. The site's own stylesheet, linked first, arrives last, as it can on a slow line. */
const DELAY_MS = 300;
const SITE_STYLES_DELAY_MS = 500;

const require = createRequire(import.meta.url);

/** Font files of a phone, by the first `local()` name of each Mukta Fallback face. */
export const PHONE_FONTS: Record<string, string> = {
  Roboto: require.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff2'),
  'Roboto Bold': require.resolve('@fontsource/roboto/files/roboto-latin-700-normal.woff2'),
  'Noto Sans Devanagari': require.resolve(
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
  ),
  'Noto Sans Devanagari Bold': require.resolve(
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2',
  ),
};

/** Makes pages use Mukta even if it loads late, and even on a first visit with a phone. */
export async function awaitMukta(page: Page) {
  await page.addInitScript(() => Object.defineProperty(document, 'referrer', { value: location.href }));
  return page.route(
    (url) => /\.css$|^[^.]*$/.test(url.pathname),
    async (route) => {
      if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue();
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replaceAll(/font-display:\s*optional/g, 'font-display:swap') });
    },
  );
}

type Moved = { value: number; at: number; what: string };

/** Delays Mukta and full stylesheets, installs phone fonts and records layout shifts. */
export async function delayFontsAndStyles(page: Page) {
  await page.route(/\.(woff2|css)$/, async (route) => {
    const delay = route.request().url().includes('/root-') ? SITE_STYLES_DELAY_MS : DELAY_MS;
    await new Promise((wake) => setTimeout(wake, delay));
    // Ignores the error if the page is closed by now.
    await route.continue().catch(() => {});
  });
  const fonts = Object.fromEntries(
    Object.entries(PHONE_FONTS).map(([name, file]) => [name, readFileSync(file).toString('base64')]),
  );
  await page.addInitScript((files: Record<string, string>) => {
    const moved: Moved[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const element = entry.sources[0]?.node;
        const what = `${element?.nodeName.toLowerCase()} “${(element?.textContent ?? '').slice(0, 40)}”`;
        moved.push({ value: entry.value, at: entry.startTime, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });

    const installFonts = () => {
      const faces = [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].filter(
          (rule): rule is CSSFontFaceRule =>
            rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family').includes('Mukta Fallback'),
        ),
      );
      if (faces.length === 0) return;
      styles.disconnect();
      Object.assign(window, { hasPhoneFonts: true });
      for (const { style } of faces) {
        const range = style.getPropertyValue('unicode-range');
        const [, name = ''] = /local\("?([^")]+)"?\)/.exec(style.getPropertyValue('src')) ?? [];
        const file = files[name];
        if (!file) throw new Error(`PHONE_FONTS lacks “${name}”, the first font of Mukta Fallback.`);
        const bytes = Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0));
        document.fonts.add(
          new FontFace('Mukta Fallback', bytes.buffer, {
            weight: style.getPropertyValue('font-weight'),
            unicodeRange: range,
            sizeAdjust: style.getPropertyValue('size-adjust'),
            ascentOverride: style.getPropertyValue('ascent-override'),
            descentOverride: style.getPropertyValue('descent-override'),
            lineGapOverride: style.getPropertyValue('line-gap-override'),
          } as FontFaceDescriptors),
        );
      }
    };
    const styles = new MutationObserver(installFonts);
    styles.observe(document, { childList: true, subtree: true });
  }, fonts);
}

/** Returns the cumulative layout shift and the element that moved most. */
export async function layoutShift(page: Page): Promise<{ sum: number; worst: string }> {
  const moved = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const { moved, hasPhoneFonts } = window as unknown as { moved: Moved[]; hasPhoneFonts?: true };
    if (!hasPhoneFonts) throw new Error('The page has no Mukta Fallback face, so nothing was measured.');
    return moved;
  });
  const [worst] = moved.toSorted((a, b) => b.value - a.value);
  return { sum: moved.reduce((sum, { value }) => sum + value, 0), worst: worst?.what ?? '' };
}
