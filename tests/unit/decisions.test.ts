import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../docs/decisions');

const INDEX = 'README.md';
const names = readdirSync(FOLDER).filter((name) => name !== INDEX);
const records = names.map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));

describe('the records of decisions', () => {
  it('have unique numbers', () => {
    const numbers = names.map((name) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('are in the index once, with their titles', () => {
    const index = readFileSync(join(FOLDER, INDEX), 'utf8');
    const listed = [...index.matchAll(/^- \[\d{4}\]\((.+?)\) (.+?)$/gm)];
    expect(listed.map(([, name, title]) => `${name}: ${title}`).sort()).toEqual(
      records.map(({ name, text }) => `${name}: ${/^# \d+\. (.*)$/m.exec(text)?.[1]}`).sort(),
    );
  });

  it('name every dependency of package.json', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const all = records.map(({ text }) => text).join('\n');
    const unexplained = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !all.includes(`\`${name}\``),
    );
    expect(unexplained).toEqual([]);
  });
});

it.each(records)('$name is shorter than 300 words and refers only to existing records', ({ text }) => {
  expect(text.trim().split(/\s+/).length).toBeLessThan(300);
  const numbers = [...text.matchAll(/record (\d{4})/g)].map(([, number]) => number);
  expect(numbers.filter((number) => !names.some((other) => other.startsWith(`${number}-`)))).toEqual([]);
});
