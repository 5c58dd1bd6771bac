import { headersFile } from './cloudflare-pages/generate.ts';
import { answersConf, mapsConf } from './nginx/generate.ts';

/** Generated configuration of other hosts: file below deploy/ → its text. */
export const GENERATED_FILES: Record<string, () => string> = {
  'nginx/maps.conf': mapsConf,
  'nginx/answers.conf': answersConf,
  'cloudflare-pages/_headers': headersFile,
};
