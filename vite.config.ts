import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { FILES_ROOT } from './app/model/fields.server.ts';
import { pathsOfBuild } from './site-build/paths.ts';
import { buildLogger } from './site-build/vite/build-logger.ts';
import { iconSprite } from './site-build/vite/icon-sprite.ts';
import { inlineScripts } from './site-build/vite/inline-scripts.ts';
import { muktaFonts } from './site-build/vite/mukta-fonts.ts';
import { picturesInDev } from './site-build/vite/pictures-in-dev.ts';
import { siteFilesInDev } from './site-build/vite/site-files-in-dev.ts';

/**
 * What every page starts with, all that it imports included, and the parts that most screens have: one request instead of
 * thirty. Not `entry.client`: it would run with the first of them, before the page has said which screen it starts.
 */
const SITE = new RegExp(
  [
    String.raw`/app/root\.tsx$`,
    String.raw`/app/shell/pageMeta\.ts$`,
    '/app/components/(page/Page(Head)?\\.|text/Note|links/(LinkedText|linkify|PhoneLink)|facts/[Pp]rovenance)',
    'icons-of-the-sprite',
    '/node_modules/(react|react-dom|react-router)/',
  ].join('|'),
);

const codeSplitting = { groups: [{ name: 'site', test: SITE }] };

/** `columns` of Footer.module.css → `Footer_columns`: what a reader of the page can look up, and what packs well. */
const classOf = (name: string, file: string) => `${basename(file, '.module.css')}_${name}`;

/** Published stylesheets are made of the built ones: their names change when the way of making them does. */
const RECIPE = createHash('sha256').update(readFileSync('app/finish/firstPaint.server.ts')).digest('hex').slice(0, 4);

const assetFileNames = ({ names }: { names: string[] }) =>
  names[0]?.endsWith('.css') ? `assets/[name]-[hash]-${RECIPE}.css` : 'assets/[name]-[hash][extname]';

export default defineConfig(({ isPreview }) => ({
  customLogger: buildLogger(pathsOfBuild().length),
  plugins: [muktaFonts(), iconSprite(), inlineScripts(), reactRouter(), picturesInDev(), siteFilesInDev()],
  // The pages of a release that takes the worker back ask for none: site-build/service-worker.ts.
  define: { 'import.meta.env.SERVICE_WORKER': JSON.stringify(process.env.SERVICE_WORKER ?? 'on') },
  // The files that content points to keep their names: /pdfs/…, /images/…, /videos/…
  publicDir: FILES_ROOT,
  css: { modules: { generateScopedName: classOf } },
  // site-build/built-scripts.ts reads the manifest, and the build removes it.
  build: { assetsInlineLimit: 0, cssMinify: true, manifest: true },
  // A second pass over the script takes a few seconds here and 2 kB off every first visit.
  environments: {
    client: {
      build: {
        // A module that fails in a preload fails for good in Chromium, and with it every part that imports it (app/retryableImport.ts).
        modulePreload: false,
        minify: 'terser',
        terserOptions: { module: true, compress: { passes: 2 } },
        rolldownOptions: { output: { codeSplitting, assetFileNames } },
      },
    },
  },
  // In development the client's graph reaches the PDF compiler, whose binary cannot be bundled for a browser.
  optimizeDeps: { exclude: ['@myriaddreamin/typst-ts-node-compiler'] },
  // Prerendering starts a preview, whose child compiler would watch the whole folder while pages are written into it.
  server: { host: '127.0.0.1', port: 5173, ...(isPreview && { watch: null }) },
  // Prerendering talks to the preview server.
  preview: { host: '127.0.0.1' },
}));
