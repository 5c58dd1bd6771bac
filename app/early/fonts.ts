import { languageOf } from '#app/i18n/language.ts';
import { WIDE_SCREEN } from '#app/shell/navigation/wideScreen.ts';
import { savesData } from './choices.ts';

/**
 * Preloads the page's fonts on wide screens. Phones keep their own fonts (`data-own-letters`), except for Marathi text on a
 * device without a Devanagari font (`data-no-devanagari`). `fonts`: URLs.
 */
export function loadFonts(fonts: string[]): void {
  const root = document.documentElement;
  const canShowMarathi = hasDevanagari();
  if (!canShowMarathi) root.setAttribute('data-no-devanagari', '');
  const isWide = matchMedia(WIDE_SCREEN).matches;
  if (!isWide) root.setAttribute('data-own-letters', '');
  if (!savesData() && (isWide || (!canShowMarathi && languageOf(location.pathname) === 'mr'))) fonts.forEach(preload);
}

function preload(href: string): void {
  const link = document.createElement('link');
  document.head.appendChild(
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href }),
  );
}

/** Compares the widths of two letters, because a font without Devanagari draws the same box for every letter. */
function hasDevanagari(): boolean {
  const canvas = document.createElement('canvas').getContext('2d');
  return !!canvas && canvas.measureText('म').width !== canvas.measureText('र').width;
}
