import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';

// TypeScript cannot list a folder: this gives app/i18n/wordKeys.ts the type of every English catalogue.
const catalogues = readdirSync('app/i18n/en')
  .filter((file) => file.endsWith('.json'))
  .map((file) => `  '${file.slice(0, -'.json'.length)}': typeof import('../../app/i18n/en/${file}');\n`);

mkdirSync('.react-router/types', { recursive: true });
writeFileSync('.react-router/types/+catalogues.d.ts', `interface EnglishCatalogues {\n${catalogues.join('')}}\n`);
