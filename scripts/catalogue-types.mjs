import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';

// Generates the types of all English catalogues for app/i18n/wordKeys.ts, because TypeScript cannot list a folder.
const catalogues = readdirSync('words/en/site')
  .filter((file) => file.endsWith('.json'))
  .map((file) => `  '${file.slice(0, -'.json'.length)}': typeof import('../../words/en/site/${file}');\n`);

mkdirSync('.react-router/types', { recursive: true });
writeFileSync('.react-router/types/+catalogues.d.ts', `interface EnglishCatalogues {\n${catalogues.join('')}}\n`);
