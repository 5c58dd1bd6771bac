import { type RouteConfig, route } from '@react-router/dev/routes';
import { LANGUAGES, pathIn } from './i18n/language.ts';
import { SCREENS } from './screens.ts';

export default LANGUAGES.flatMap((language) =>
  Object.entries(SCREENS).map(([path, folder]) =>
    route(pathIn(language, path), `screens/${folder}/route.tsx`, { id: `${language}:${path}` }),
  ),
) satisfies RouteConfig;
