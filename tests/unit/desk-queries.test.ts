import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCES = globSync('desk/server/**/*.ts', { exclude: ['**/*.test.ts', '**/testing/**'] }).map((file) =>
  readFileSync(file, 'utf8'),
);

/** Expressions in SQL texts of the desk. None comes from a request, whose values are parameters. */
const KNOWN_PARTS = [
  // Text of the program.
  ...['HAS_CREDENTIALS', 'ROWS_PER_PAGE', 'LISTED', 'table', 'condition'],
  // Names of the columns of a type.
  ...["names.join(', ')", 'names.map((name) => ', "names.map(() => '?').join(', ')"],
];

it('no SQL query of the desk has a value of a request in its text', () => {
  const queries = SOURCES.flatMap((text) => text.match(/`[^`]*\b(SELECT|INSERT|UPDATE|DELETE|ORDER BY)\b[^`]*/g) ?? []);
  const parts = queries.flatMap((query) => [...query.matchAll(/\$\{([^}]*)/g)].map(([, part = '']) => part));
  expect([...new Set(parts)].sort()).toEqual(KNOWN_PARTS.sort());
});

it('no random value of the desk comes from a predictable generator', () => {
  expect(SOURCES.length).toBeGreaterThan(80);
  expect(SOURCES.filter((text) => text.includes('Math.random'))).toEqual([]);
});
