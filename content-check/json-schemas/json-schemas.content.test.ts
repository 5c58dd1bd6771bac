import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { COLLECTIONS, schemaName } from '#app/model/collections.server.ts';
import { reference } from '#app/model/fields.server.ts';
import { allowFigureReference, jsonSchema, jsonSchemas, knownIds } from './generate.ts';

const schemas = jsonSchemas();
/** Reads a schema as an editor reads it from the file that `writeSchemas` writes. */
const readSchema = (name: string) =>
  z.fromJSONSchema(JSON.parse(JSON.stringify(schemas.get(name), allowFigureReference)));

describe('JSON Schemas for editors', () => {
  it('exist for each content file', () => {
    const files = Object.keys(COLLECTIONS).flatMap((pattern) => globSync(`content/${pattern}`));
    expect(files.sort()).toEqual(globSync('content/**/*.yaml').sort());
  });

  it.each(Object.keys(COLLECTIONS))('accept the published content: %s', (pattern) => {
    const schema = readSchema(schemaName(pattern));
    for (const file of globSync(`content/${pattern}`)) {
      const { error } = schema.safeParse(parse(readFileSync(file, 'utf8')));
      expect([file, error?.issues ?? []]).toEqual([file, []]);
    }
  });

  it('list the entries that a field can refer to, and keep its description', () => {
    const ids = { ...knownIds(), portals: ['hmas', 'nic'] };
    const portal = reference('portals');
    const schema = z.object({ portal: portal.optional().describe('Where to apply.'), portals: z.array(portal) });
    expect(jsonSchema(schema, ids).properties).toEqual({
      portal: { type: 'string', enum: ids.portals, description: 'Where to apply.' },
      portals: { type: 'array', items: { type: 'string', enum: ids.portals } },
    });
  });

  it('reject an empty language, a long title, an unknown id and an unknown field', () => {
    const schemes = readSchema('schemes');
    const scheme = parse(readFileSync(globSync('content/schemes/*.yaml')[0] ?? '', 'utf8'));
    expect(schemes.safeParse(scheme).success).toBe(true);
    expect(schemes.safeParse({ ...scheme, title: { en: 'One', mr: '' } }).success).toBe(false);
    expect(schemes.safeParse({ ...scheme, title: { en: 'a'.repeat(151), mr: 'एक' } }).success).toBe(false);
    expect(schemes.safeParse({ ...scheme, documents: ['no-such-paper'] }).success).toBe(false);
    expect(schemes.safeParse({ ...scheme, titel: 'One' }).success).toBe(false);
  });
});
