import { expect, it } from 'vitest';
import { packSynonyms, unpackSynonyms } from './synonyms.ts';
import { toTerm } from './text/tokens.ts';

it('synonyms are the same after they were packed and unpacked, as terms', () => {
  const groups = [[['घरकुले'], ['build', 'house']], [['विधवा']]];
  const { synonyms, words } = unpackSynonyms(packSynonyms(groups, []));
  expect(synonyms).toEqual(groups.map((group) => group.map((phrase) => phrase.map(toTerm))));
  expect(words.get(toTerm('घरकुले'))).toBe('घरकुले');
});

it('a phrase whose terms are those of another is packed once', () => {
  expect(unpackSynonyms(packSynonyms([[['houses'], ['house'], ['home']]], [])).synonyms).toEqual([
    [['house'], ['home']],
  ]);
});

it('a term that is known otherwise is packed without its word', () => {
  const term = toTerm('घरकुले');
  expect(packSynonyms([[['घरकुले'], ['hut']]], [term])).toBe(`${term},hut`);
});
