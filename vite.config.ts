import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { BUILD_TARGET, NOT_TRANSPILED } from './app/finish/oldestBrowsers.server.ts';
import { FILES_ROOT } from './app/model/fields.server.ts';
import { className } from './site-build/css/classNames.ts';
import { cssForOlderBrowsers } from './site-build/css/older-browsers.ts';
import { EXAMPLES } from './site-build/examples.ts';
import { muktaFonts } from './site-build/fonts/font-cache.ts';
import { assetFileNames, chunkFileNames } from './site-build/vite/file-names.ts';
import { generatedFilesInDev } from './site-build/vite/generated-files-in-dev.ts';
import { iconSprite } from './site-build/vite/icon-sprite.ts';
import { importHelper } from './site-build/vite/import-helper.ts';
import { inlineScripts } from './site-build/vite/inline-scripts.ts';
import { islands } from './site-build/vite/islands.ts';
import { picturesInDev } from './site-build/vite/pictures-in-dev.ts';
import { reloadPagesInDev } from './site-build/vite/reload-pages-in-dev.ts';
import { reportBundles } from './site-build/vite/report-bundles.ts';

/** Bundles the script of every page, without what it loads later, into one file, React into another, and what several islands share into a third. */
const EARLY =
  /vite\/preload-helper|\/app\/(early\/(?!backLinks|chosenPart|keepPlace|loadingNote|printPage|prefetchPages|rememberDistrict|searchAhead|smallPicture)|entry\.client|offline\/startOffline|i18n\/language|readWithRetries|trustedTypes|search\/preloadIndex|components\/(preferences\/preferences|links\/isModifiedClick))/;
/** Bundles the search into one file, because each further file of a module waits for a free connection on a 2G line. */
const SEARCH =
  /\/app\/(search\/(?!documents|text\/(lookAlikes|normalize|stem|tokens))|model\/editDistance|components\/search\/drawMarked)/;
/** Bundles the reading of data files, which the search and the finder share. */
const DATA = /\/app\/(readData|columns|components\/hooks\/historyEntry|offline\/(copyNote|messages))/;
/** What small scripts need without React. */
const FORMATS = /\/app\/(i18n\/format\/|model\/indiaTime|offline\/savedResponse|offline\/cacheNames|retryableImport)/;
/** Bundles small parts that most islands share, because the page names each file that an island needs. */
const ISLANDS =
  /\/app\/(islands\/(?!Island\.|renderIslands|hydrateIsland)|components\/hooks\/useHydrated|model\/pageOf)/;
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'early', test: EARLY, priority: 3 },
    { name: 'react', test: REACT, priority: 2 },
    { name: 'formats', test: FORMATS, priority: 2 },
    { name: 'search', test: SEARCH, priority: 2 },
    { name: 'data', test: DATA, priority: 2 },
    { name: 'islands', test: ISLANDS, priority: 2 },
    {
      name: 'shared',
      test: /\/app\/(?!.*(\.island\.|hydrateIsland|\?page))|icons-of-the-sprite/,
      minShareCount: 6,
      priority: 1,
    },
  ],
};

export default defineConfig(({ command }) => ({
  // Omits the list of all files of the bundles (site-build/vite/report-bundles.ts).
  logLevel: command === 'build' ? 'warn' : 'info',
  plugins: [
    muktaFonts(),
    iconSprite(),
    importHelper(),
    inlineScripts(),
    reactRouter(),
    islands(),
    reportBundles(),
    picturesInDev(),
    generatedFilesInDev(),
    reloadPagesInDev(),
  ],
  // `off` removes the service worker (site-build/service-worker.ts). Pages then register no worker.
  define: { 'import.meta.env.SERVICE_WORKER': JSON.stringify(process.env.SERVICE_WORKER ?? 'on') },
  // Serves the files of the content under their own names: /pdfs/…, /images/…, /videos/… The build copies them (site-build/post-build.ts).
  publicDir: command === 'build' ? false : FILES_ROOT,
  // Exports the texts of a language as one object, because a name for each text would make their files a third larger.
  json: { namedExports: false },
  css: {
    modules: { generateScopedName: className },
    postcss: { plugins: cssForOlderBrowsers },
    lightningcss: { exclude: NOT_TRANSPILED },
  },
  // app/finish/islandStart.server.ts reads the manifest. The build removes it afterwards.
  build: {
    assetsInlineLimit: 0,
    cssMinify: true,
    cssTarget: BUILD_TARGET,
    manifest: true,
    // Runs three more passes, which take a few seconds and save up to 1 kB on a page. Vite reads this option only here.
    terserOptions: { module: true, compress: { passes: 4 } },
    // Disables the list of the slowest plugins.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        // Disabled, because Chromium never retries a module whose preload failed (app/retryableImport.ts).
        modulePreload: false,
        target: BUILD_TARGET,
        minify: EXAMPLES === 'alone' ? false : 'terser',
        rolldownOptions: {
          output: { codeSplitting, assetFileNames, chunkFileNames },
        },
      },
    },
  },
  // Excludes the native module of the PDF compiler, which is in the client's module graph in development.
  optimizeDeps: { exclude: ['@myriaddreamin/typst-ts-node-compiler'] },
  server: { host: '127.0.0.1', port: 5173 },
}));
