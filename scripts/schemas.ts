/** `npm run schemas`: writes content/schemas, from which an editor such as VS Code completes and checks the YAML. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMAS_ROOT, schemaFiles } from './content/json-schemas/written.ts';

const files = schemaFiles();
rmSync(SCHEMAS_ROOT, { recursive: true, force: true });
mkdirSync(SCHEMAS_ROOT);
for (const [name, text] of files) writeFileSync(join(SCHEMAS_ROOT, name), text);
console.info(`${files.size} schemas in content/schemas`);
