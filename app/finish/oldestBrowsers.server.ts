import { Features } from 'lightningcss';

/** Oldest browsers for which the build writes stylesheets and scripts. Phones from 2019 and 2020 may have no newer browser. */
export const OLDEST_BROWSERS = { chrome: 78, firefox: 78, safari: 13 };

/** The same browsers as Vite names them: `chrome78`. */
export const BUILD_TARGET = Object.entries(OLDEST_BROWSERS).map(([browser, version]) => `${browser}${version}`);

/** Excludes `light-dark()`, which no stylesheet uses, because its replacement would add two properties to every theme. */
export const NOT_TRANSPILED = Features.LightDark;
