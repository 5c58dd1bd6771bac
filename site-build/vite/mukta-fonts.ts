import type { Plugin } from 'vite';
import { makeFonts } from '../fonts/font-cache.ts';

/** Has the fonts ready before Vite looks for what the stylesheet names, in the build and in development. */
export function muktaFonts(): Plugin {
  return {
    name: 'mukta-fonts',
    async config() {
      const made = await makeFonts();
      if (made > 0) console.info(`${made} fonts cut from Mukta`);
    },
  };
}
