import { languageOf } from '#app/i18n/language.ts';
import { WIDE_SCREEN } from '#app/shell/navigation/wideScreen.ts';

/**
 * Preloads the page's fonts on wide screens. Phones keep their own fonts (`data-system-fonts`), except for Marathi text on a
 * device without a Devanagari font (`data-no-devanagari`). `fonts`: URLs.
 */
export function loadFonts(fonts: string[]): void {
  const root = document.documentElement;
  const markMissingDevanagari = () => {
    const isMissing = !hasDevanagari();
    if (isMissing) root.dataset.noDevanagari = '';
    return isMissing;
  };
  const isWide = matchMedia(WIDE_SCREEN).matches;
  if (!isWide) root.dataset.systemFonts = '';
  const isMarathi = languageOf(location.pathname) === 'mr';
  // Measuring takes up to 50 ms on a slow phone, so an English page measures after its first paint.
  if (!isMarathi) addEventListener('load', markMissingDevanagari);
  const isNeeded = isMarathi && markMissingDevanagari();
  if (root.dataset.light === undefined && (isWide || isNeeded)) fonts.forEach(preload);
}

function preload(href: string): void {
  const link = document.createElement('link');
  document.head.appendChild(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href }));
}

/** Compares the widths of two letters, because a font without Devanagari draws the same box for every letter. */
function hasDevanagari(): boolean {
  const canvas = document.createElement('canvas').getContext('2d');
  return !!canvas && canvas.measureText('म').width !== canvas.measureText('र').width;
}
