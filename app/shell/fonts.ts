import latin from '../../.cache/fonts/mukta-latin-400.woff2';
import latinBold from '../../.cache/fonts/mukta-latin-700.woff2';
import devanagari from '../../.cache/fonts/mukta-mr-400.woff2';
import devanagariBold from '../../.cache/fonts/mukta-mr-700.woff2';
import type { Language } from '../i18n/language.ts';

/**
 * The letters of a page by its language. The early script asks for them before the browser meets the first of them: a face
 * that comes late is not shown on this page any more (`font-display: optional`). No text waits for them. The first page on a
 * phone does without and fetches them for the next ones, when all else is there.
 */
export const FONTS: Record<Language, string[]> = { en: [latin, latinBold], mr: [devanagari, devanagariBold] };
