import { expect, it } from 'vitest';
import { generalKnowledge } from './provenance.ts';

const found = (file: string, entry: object) =>
  generalKnowledge([{ file: `content/${file}.yaml`, entry }]).map(({ path }) => path.join('.'));
const source = ['The act, section 9, from general knowledge, to be confirmed'];
const both = (en: string) => ({ en, mr: 'दंड.' });

it.each([
  {
    what: 'a sentence that says it',
    entry: { summary: both('A fine. (To be confirmed.)'), confidence: 'medium' },
    fields: [],
  },
  { what: 'no sentence that says it', entry: { summary: both('A fine.'), confidence: 'medium' }, fields: ['source'] },
  {
    what: 'high confidence',
    entry: { summary: both('A fine. (To be confirmed.)'), confidence: 'high' },
    fields: ['confidence'],
  },
])('a fact from general knowledge with $what', ({ entry, fields }) => {
  expect(found('schemes/a', { ...entry, source })).toEqual(fields);
});

it('an address from general knowledge has no sentence to say so, and is not for certain', () => {
  expect(found('portals/a', { title: both('Portal'), source, confidence: 'medium' })).toEqual([]);
  expect(found('portals/a', { title: both('Portal'), source, confidence: 'high' })).toEqual(['confidence']);
});

it('what a page was read for needs no such words', () => {
  expect(found('schemes/a', { summary: both('A fine.'), source: ['https://a.example'], confidence: 'high' })).toEqual(
    [],
  );
});
