import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { isRecord } from '#app/model/figures/named.server.ts';
import { entriesOnDisk } from '#app/model/figures/source.server.ts';
import { valueAt } from '#app/model/valueAt.ts';
import { nameOf } from '../texts.ts';
import { COLLECTIONS, schemaName } from './collections.ts';
import { jsonSchema, type KnownIds } from './json-schema.ts';

/** Where the editor finds them; `.vscode/settings.json` names them. */
const SCHEMAS_ROOT = join(CONTENT_ROOT, 'schemas');

/** Writes anew what VS Code completes and checks the YAML with. Never committed: it lists the ids of entries. */
export function writeSchemas(): void {
  rmSync(SCHEMAS_ROOT, { recursive: true, force: true });
  mkdirSync(SCHEMAS_ROOT);
  for (const [name, text] of schemaFiles())
    writeFileSync(join(SCHEMAS_ROOT, name), JSON.stringify(JSON.parse(text, orReference), null, 2));
}

/** File name in `content/schemas` → text. */
export function schemaFiles(): Map<string, string> {
  const ids = knownIds();
  return new Map(
    Object.entries(COLLECTIONS).map(([files, schema]) => [
      `${schemaName(files)}.json`,
      `${JSON.stringify(jsonSchema(schema, ids), null, 2)}\n`,
    ]),
  );
}

/** Lets a number be the name of a figure, as `parseValue` does before it checks an entry. */
export function orReference(_: string, part: unknown): unknown {
  const isNumber = isRecord(part) && (part.type === 'integer' || part.type === 'number');
  return isNumber ? { ...part, type: [part.type, 'string'], pattern: String.raw`^\{\{.+\}\}$` } : part;
}

/** Reads the files without their schemas, so that these can be written while a file is still being filled in. */
export function knownIds(): KnownIds {
  const { read, files } = entriesOnDisk();
  const idsIn = (folder: string) => files(folder).map(nameOf).sort();
  const keysIn = (file: string, field: string) => Object.keys(valueAt(read(file), [field]) ?? {});
  return {
    categories: idsIn('categories'),
    portals: idsIn('portals'),
    'bodies.yaml': keysIn('bodies.yaml', 'bodies'),
    'required-documents.yaml': keysIn('required-documents.yaml', 'documents'),
  };
}
