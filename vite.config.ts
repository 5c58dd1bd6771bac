import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { muktaFonts } from './scripts/build/fonts/mukta-fonts.ts';
import { picturesInDev } from './scripts/build/pictures-in-dev.ts';
import { siteFilesInDev } from './scripts/build/site-files-in-dev.ts';

/**
 * What every page starts with, all that it imports included: one request instead of thirty. Not `entry.client`: it would
 * run with the first of them, before the page has said which screen it starts.
 */
const SITE = /\/app\/root\.tsx$|\/node_modules\/(react|react-dom|react-router|i18next|react-i18next)\//;

/** The icons of single screens: too small for a request each. */
const ICONS = /\/node_modules\/lucide-react\//;

const codeSplitting = {
  groups: [
    { name: 'site', test: SITE, priority: 2 },
    { name: 'icons', test: ICONS, priority: 1 },
  ],
};

export default defineConfig({
  plugins: [muktaFonts(), reactRouter(), picturesInDev(), siteFilesInDev()],
  // The files that content points to keep their names: /pdfs/…, /images/…, /videos/…
  publicDir: 'content/files',
  build: { assetsInlineLimit: 0, cssMinify: true },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  server: { host: '127.0.0.1', port: 5173 },
  // Prerendering talks to the preview server.
  preview: { host: '127.0.0.1' },
});
