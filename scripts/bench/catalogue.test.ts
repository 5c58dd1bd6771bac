import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEntry } from '#app/model/load.server.ts';
import { schemeSchema } from '#app/model/schemes/schema.server.ts';
import { multiplySchemes } from './catalogue.ts';

const REAL = join(process.cwd(), 'content/schemes');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'schemes-'));
  cpSync(REAL, folder, { recursive: true });
  multiplySchemes(folder, 200);
});
afterAll(() => rmSync(folder, { recursive: true }));

const schemes = () =>
  readdirSync(folder).map((file) => parseEntry(file, readFileSync(join(folder, file), 'utf8'), schemeSchema));

describe('a catalogue made larger', () => {
  it('has as many schemes as were asked for, each valid and with its own id', () => {
    expect(new Set(schemes().map(({ id }) => id)).size).toBe(200);
  });

  it('has no two schemes of one title in either language', () => {
    for (const language of ['en', 'mr'] as const)
      expect(new Set(schemes().map(({ title }) => title[language])).size).toBe(200);
  });

  it('leaves the real schemes as they are', () => {
    for (const file of readdirSync(REAL))
      expect(readFileSync(join(folder, file), 'utf8')).toBe(readFileSync(join(REAL, file), 'utf8'));
  });
});
