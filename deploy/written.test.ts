import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WRITTEN_FILES } from './written.ts';

it.each(Object.entries(WRITTEN_FILES))('deploy/%s says what server/ says: npm run hosts', (file, text) => {
  expect(readFileSync(join(import.meta.dirname, file), 'utf8')).toBe(text());
});
