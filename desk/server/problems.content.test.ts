import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { collections, listEntryNames } from './entries/collections.ts';
import { boundedValue } from './entries/entryRequest.ts';
import { findEntryProblems } from './problems.ts';

it.each([...collections.values()])(
  'every published entry can be saved, and its form has no problem that the build does not have: $name',
  (collection) => {
    for (const name of listEntryNames(collection, 'content')) {
      const file = collection.files.replace('*', name);
      const value: unknown = parse(readFileSync(join('content', file), 'utf8'));
      expect(() => boundedValue(value), file).not.toThrow();
      expect(findEntryProblems(collection, file, value, new Date()), file).toEqual([]);
    }
  },
);
