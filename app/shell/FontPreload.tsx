import latin from '../../.cache/fonts/mukta-latin-400.woff2';
import devanagari from '../../.cache/fonts/mukta-mr-400.woff2';
import type { Language } from '../i18n/language.ts';

const FONTS: Record<Language, string> = { en: latin, mr: devanagari };

/**
 * Fetches the letters of the page's script before the browser meets the first of them. No text waits for it. The bold
 * letters follow by themselves: two files at once would take each other's place on a slow line.
 */
export function FontPreload({ language }: { language: Language }) {
  return <link rel="preload" as="font" type="font/woff2" href={FONTS[language]} crossOrigin="anonymous" />;
}
