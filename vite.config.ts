import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { calendarsInDev } from './scripts/build/calendars.ts';
import { muktaFonts } from './scripts/build/fonts/mukta-fonts.ts';
import { picturesInDev } from './scripts/build/pictures-in-dev.ts';

export default defineConfig({
  plugins: [muktaFonts(), reactRouter(), picturesInDev(), calendarsInDev()],
  // The files that content points to keep their names: /pdfs/…, /images/…, /videos/…
  publicDir: 'content/files',
  build: { assetsInlineLimit: 0, cssMinify: true },
  server: { host: '127.0.0.1', port: 5173 },
  // Prerendering talks to the preview server.
  preview: { host: '127.0.0.1' },
});
