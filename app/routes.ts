import { type RouteConfig, route } from '@react-router/dev/routes';
import { EXAMPLES, EXAMPLES_PATHS } from '../site-build/examples.ts';
import { LANGUAGES, pathIn } from './i18n/language.ts';
import { SCREENS } from './screens.ts';

const screens = LANGUAGES.flatMap((language) =>
  Object.entries(SCREENS).map(([path, folder]) =>
    route(pathIn(language, path), `screens/${folder}/route.tsx`, { id: `${language}:${path}` }),
  ),
);

const examples = EXAMPLES_PATHS.map((path) => route(path, '../tests/examples/route.tsx', { id: path }));

export default [
  ...(EXAMPLES === 'alone' ? [] : screens),
  ...(EXAMPLES === 'none' ? [] : examples),
] satisfies RouteConfig;
