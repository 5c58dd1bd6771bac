import { languageOf } from '#app/i18n/language.ts';
import { WIDE_SCREEN } from '#app/shell/navigation/wideScreen.ts';
import { savesData } from './choices.ts';

/** Delay after `load`, so that the page's own requests and the start of its script come first. */
const AFTER_LOAD_MS = 1000;

/**
 * Preloads the page's fonts, except in data-saving mode. On the first page of a visit on a phone, fetches them only
 * after `load`, unless the page is Marathi and the device has no Devanagari font. `family`: CSS name; `fonts`: URLs.
 */
export function loadFonts(family: string, fonts: string[]): void {
  const root = document.documentElement;
  const canShowMarathi = hasDevanagari();
  if (!canShowMarathi) root.setAttribute('data-no-devanagari', '');
  if (savesData()) return;
  if (isFirstPageOnPhone() && (canShowMarathi || languageOf(location.pathname) === 'en')) {
    root.setAttribute('data-own-letters', '');
    addEventListener('load', () => setTimeout(() => fetchFaces(family), AFTER_LOAD_MS));
  } else fonts.forEach(preload);
}

function fetchFaces(family: string): void {
  for (const weight of [400, 700]) if (document.fonts) document.fonts.load(`${weight} 1em ${family}`);
}

function preload(href: string): void {
  const link = document.createElement('link');
  document.head.appendChild(
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href }),
  );
}

function isFirstPageOnPhone(): boolean {
  const { controller } = navigator.serviceWorker || { controller: null };
  const isReturning = controller || document.referrer.startsWith(`${location.origin}/`);
  return !isReturning && !matchMedia(WIDE_SCREEN).matches;
}

/** Compares the widths of two letters, because a font without Devanagari draws the same box for every letter. */
function hasDevanagari(): boolean {
  const canvas = document.createElement('canvas').getContext('2d');
  return !!canvas && canvas.measureText('म').width !== canvas.measureText('र').width;
}
