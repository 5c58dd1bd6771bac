import type { Plugin } from 'vite';
import { makeFonts } from '../fonts/font-cache.ts';

/** Makes the fonts before Vite resolves the stylesheet. */
export function muktaFonts(): Plugin {
  return {
    name: 'mukta-fonts',
    async config() {
      const made = await makeFonts();
      if (made > 0) console.info(`${made} fonts cut from Mukta`);
    },
  };
}
