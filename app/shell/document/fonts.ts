import latin from '../../../.cache/fonts/mukta-latin-400.woff2';
import latinBold from '../../../.cache/fonts/mukta-latin-700.woff2';
import marathi from '../../../.cache/fonts/mukta-mr-400.woff2';
import marathiBold from '../../../.cache/fonts/mukta-mr-700.woff2';
import type { Language } from '../../i18n/language.ts';

/** Font family of the pages of each language, as CSS names it. */
export const FAMILY: Record<Language, string> = { en: 'Mukta', mr: '"Mukta Marathi"' };

/** Files of that family. app/early/fonts.ts preloads them: a face that comes late is not shown (`font-display: optional`). */
export const FONTS: Record<Language, string[]> = { en: [latin, latinBold], mr: [marathi, marathiBold] };
