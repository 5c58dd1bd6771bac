import latin from '../../../.cache/fonts/mukta-latin-400.woff2';
import latinBold from '../../../.cache/fonts/mukta-latin-700.woff2';
import marathi from '../../../.cache/fonts/mukta-mr-400.woff2';
import marathiBold from '../../../.cache/fonts/mukta-mr-700.woff2';
import type { Language } from '../../i18n/language.ts';

/** Font files that app/early/fonts.ts preloads, because a font that arrives late is not used (`font-display: optional`). */
export const FONTS: Record<Language, string[]> = { en: [latin, latinBold], mr: [marathi, marathiBold] };
