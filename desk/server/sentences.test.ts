import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inMarathi } from './sentences.ts';

/** Sentences stand in quotation marks and begin with their verb. What is put in later is `${…}`. */
const SENTENCE =
  /(['`])((?:is|has|must|may|cannot|can|names(?! the)|needs|opens|says|makes) [^'`]*(?:(?!\1)['`][^'`]*)*)\1/g;

/** Nobody edits these at the desk. */
const WRITTEN_BY_PROGRAMS = /model\/(changes|conformance)\//;

const sources = [
  'app/model/fields.server.ts',
  'app/model/load.server.ts',
  ...globSync('app/model/*/schema.server.ts').filter((file) => !WRITTEN_BY_PROGRAMS.test(file)),
  ...['glossary', 'marathi-script', 'same-figures', 'typing'].map((rule) => `scripts/content/rules/${rule}.ts`),
];

const sentences = sources.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/describe\(|\/\*\*|^\s*(\*|\/\/)/.test(line))
    .flatMap((line) =>
      [...line.matchAll(SENTENCE)].map(([, , sentence = '']) =>
        sentence.replaceAll(/\$\{NAMES[^}]*\}/g, 'Marathi').replaceAll(/\$\{[^}]*\}/g, '1'),
      ),
    ),
);

describe('what is wrong, in Marathi', () => {
  it('finds the sentences of the schemas and rules', () => {
    expect(sentences.length).toBeGreaterThan(50);
  });

  it.each([...new Set(sentences)])('says “%s”', (sentence) => {
    expect(inMarathi(sentence)).toMatch(/\p{Script=Devanagari}/u);
  });

  it('names what the sentence names', () => {
    expect(inMarathi('has the amount 25000. Write it as ₹25,000')).toBe('25000 ही रक्कम अशी लिहा: ₹25,000');
  });
});
