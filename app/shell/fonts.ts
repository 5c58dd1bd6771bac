import latin from '../../.cache/fonts/mukta-latin-400.woff2';
import latinBold from '../../.cache/fonts/mukta-latin-700.woff2';
import marathi from '../../.cache/fonts/mukta-mr-400.woff2';
import marathiBold from '../../.cache/fonts/mukta-mr-700.woff2';
import type { Language } from '../i18n/language.ts';

/** The family in which a page of each language is set, as CSS names it. */
export const FAMILY: Record<Language, string> = { en: 'Mukta', mr: '"Mukta Marathi"' };

/**
 * The files of that family. The early script asks for them before the browser meets the first letter: a face that comes late is
 * not shown on this page any more (`font-display: optional`). No text waits for them. The first page on a phone does without
 * and fetches them for the next ones, when all else is there.
 */
export const FONTS: Record<Language, string[]> = { en: [latin, latinBold], mr: [marathi, marathiBold] };
