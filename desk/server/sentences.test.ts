import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toFindings } from '#scripts/content/refusals.ts';
import { inMarathi } from './sentences.ts';

/** Sentences stand in quotation marks and begin with their verb. What is put in later is `${…}`. */
const SENTENCE =
  /(['`])((?:is|has|must|may|cannot|can|names(?! the switch)|needs|opens|says|makes|gives|calls|dates|prints|leads|lacks|was|comes) [^'`]*(?:(?!\1)['`][^'`]*)*)\1/g;

/** Nobody edits these at the desk. */
const WRITTEN_BY_PROGRAMS = /model\/(changes|conformance)\//;

const sources = [
  'app/model/fields.server.ts',
  'app/model/load.server.ts',
  ...globSync('app/model/*/schema.server.ts').filter((file) => !WRITTEN_BY_PROGRAMS.test(file)),
  ...globSync('scripts/content/rules/*.ts').filter((file) => !/\.test\.ts$|spelling/.test(file)),
  'scripts/content/ledger.ts',
];

/** What is said of several entries names its file first, or is given to `say` with its field. */
const BETWEEN_ENTRIES = /(?:say\([^,]+, |ContentError\()(['`])(?:[^'`]*?\\n +)?([^\n]*?)\1\)/g;

const betweenEntries = [...globSync('app/model/*/*.server.ts'), 'app/model/references.server.ts']
  .filter((file) => !WRITTEN_BY_PROGRAMS.test(file) && !/schema\.server|captionProblems/.test(file))
  .flatMap((file) => [...readFileSync(file, 'utf8').replaceAll(/\n +/g, ' ').matchAll(BETWEEN_ENTRIES)])
  .flatMap(([, , problem = '']) => toFindings([`content/x.yaml\n  ${problem.replaceAll(/\$\{[^}]*\}/g, '1')}`]))
  .map(({ sentence }) => sentence);

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

  it('finds what is said of several entries', () => {
    expect(betweenEntries.length).toBeGreaterThan(20);
  });

  it.each([...new Set([...sentences, ...betweenEntries])])('says “%s”', (sentence) => {
    expect(inMarathi(sentence)).toMatch(/\p{Script=Devanagari}/u);
  });

  it.each([
    'is earlier than the end of the caption before it',
    'is after the end of the film, which lasts 15 seconds',
    'must be at least 1.5 seconds after "from"',
    '(en) has 81 letters; 80 fit. Shorten it',
    '(mr) cannot be read so fast. Shorten it or show it longer',
    'says ₹5,000, but the entry holds no such amount. Correct it, or give the amount a name and quote it: {{name}}',
  ])('says “%s”', (sentence) => {
    expect(inMarathi(sentence)).toMatch(/\p{Script=Devanagari}/u);
  });

  it('names both places of a contradiction', () => {
    expect(
      inMarathi(
        'says 30 days, but content/acts/rts.yaml (timeLimit) says 15 days for the same office. Correct one of them',
      ),
    ).toBe('येथे 30 days आहे, पण त्याच कार्यालयासाठी content/acts/rts.yaml (timeLimit) येथे 15 days आहे; एक दुरुस्त करा');
  });

  it('names what the sentence names', () => {
    expect(inMarathi('has the amount 25000. Write it as ₹25,000')).toBe('25000 ही रक्कम अशी लिहा: ₹25,000');
  });
});
