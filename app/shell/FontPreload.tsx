import latin from '../../.cache/fonts/mukta-latin-400.woff2';
import latinBold from '../../.cache/fonts/mukta-latin-700.woff2';
import devanagari from '../../.cache/fonts/mukta-mr-400.woff2';
import devanagariBold from '../../.cache/fonts/mukta-mr-700.woff2';
import type { Language } from '../i18n/language.ts';

/** A face that comes late is not shown on this page any more (`font-display: optional`): text and headings ask for theirs at once. */
const FONTS: Record<Language, string[]> = { en: [latin, latinBold], mr: [devanagari, devanagariBold] };

/** Fetches the letters of the page's script before the browser meets the first of them. No text waits for them. */
export function FontPreload({ language }: { language: Language }) {
  return FONTS[language].map((font) => (
    <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
  ));
}
