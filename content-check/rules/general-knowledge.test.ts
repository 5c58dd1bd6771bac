import { expect, it } from 'vitest';
import { generalKnowledge } from './provenance.ts';

const found = (file: string, entry: object) =>
  generalKnowledge([{ file: `content/${file}.yaml`, entry }]).map(({ path }) => path.join('.'));
const source = ['The act, section 9, from general knowledge, to be confirmed'];
const both = (en: string) => ({ en, mr: 'दंड.' });

it.each([
  ['“to be confirmed” in its text', { summary: both('A fine. (To be confirmed.)'), confidence: 'medium' }, []],
  ['no “to be confirmed” in its text', { summary: both('A fine.'), confidence: 'medium' }, ['source']],
  ['high confidence', { summary: both('A fine. (To be confirmed.)'), confidence: 'high' }, ['confidence']],
])('checks a statement from general knowledge with %s', (_, entry, fields) => {
  expect(found('schemes/a', { ...entry, source })).toEqual(fields);
});

it('a web address from general knowledge needs medium confidence, but no “to be confirmed”', () => {
  expect(found('portals/a', { title: both('Portal'), source, confidence: 'medium' })).toEqual([]);
  expect(found('portals/a', { title: both('Portal'), source, confidence: 'high' })).toEqual(['confidence']);
});

it('a statement with a source needs no “to be confirmed”', () => {
  expect(found('schemes/a', { summary: both('A fine.'), source: ['https://a.example'], confidence: 'high' })).toEqual(
    [],
  );
});
