import { headersFile, routesFile } from './cloudflare-pages/written.ts';
import { answersConf, mapsConf } from './nginx/written.ts';

/** What other hosts have to say as the embedded server says it: file below deploy/ → its text. */
export const WRITTEN_FILES: Record<string, () => string> = {
  'nginx/maps.conf': mapsConf,
  'nginx/answers.conf': answersConf,
  'cloudflare-pages/_headers': headersFile,
  'cloudflare-pages/_routes.json': routesFile,
};
