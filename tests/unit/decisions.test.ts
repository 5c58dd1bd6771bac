import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../docs/decisions');

/** A record that takes longer to read is two decisions. */
const MOST_WORDS = 300;

const INDEX = 'README.md';
const names = readdirSync(FOLDER).filter((name) => name !== INDEX);
const records = names.map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));

describe('the records of decisions', () => {
  it('have a number each, which no other record has', () => {
    const numbers = names.map((name) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('stand in the index once each, under their titles', () => {
    const index = readFileSync(join(FOLDER, INDEX), 'utf8');
    const listed = [...index.matchAll(/^- \[\d{4}\]\((.+?)\) (.+?)$/gm)];
    expect(listed.map(([, name, title]) => `${name}: ${title}`).sort()).toEqual(
      records.map(({ name, text }) => `${name}: ${/^# \d+\. (.*)$/m.exec(text)?.[1]}`).sort(),
    );
  });

  it('name every package that the project depends on', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const all = records.map(({ text }) => text).join('\n');
    const unexplained = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !all.includes(`\`${name}\``),
    );
    expect(unexplained).toEqual([]);
  });
});

describe.each(records)('$name', ({ name, text }) => {
  it('has its number as title, a date, a status, and three parts in order', () => {
    expect(name).toMatch(/^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.md$/);
    expect(text).toMatch(new RegExp(`^# ${name.slice(0, 4)}\\. \\S`));
    expect(text).toMatch(
      /^Date: \d{4}-\d{2}-\d{2} · Status: (accepted|accepted, not yet built) · Replaces: (—|\d{4})$/m,
    );
    expect(text.match(/^## .+$/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
  });

  it(`is shorter than ${MOST_WORDS} words`, () => {
    expect(text.trim().split(/\s+/).length).toBeLessThan(MOST_WORDS);
  });

  it('points only to records that are there', () => {
    const numbers = [...text.matchAll(/record (\d{4})/g)].map(([, number]) => number);
    expect(numbers.filter((number) => !names.some((other) => other.startsWith(`${number}-`)))).toEqual([]);
  });
});
