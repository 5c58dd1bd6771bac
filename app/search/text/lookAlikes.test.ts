import { describe, expect, it } from 'vitest';
import { searchDocuments } from '../documents/documents.server.ts';
import { LOOK_ALIKES } from './lookAlikes.ts';
import { normalize } from './normalize.ts';
import { toTerms } from './tokens.ts';

const words = [
  ...new Set(
    searchDocuments.flatMap(({ title, line, sentences }) =>
      [title, line, sentences].flatMap((text) => text?.mr.match(/[\p{L}\p{M}]+/gu) ?? []),
    ),
  ),
];

const others = (word: string) => {
  const sequences = [...LOOK_ALIKES].map(([sequence, letter]) =>
    letter === '' ? word.replace(/[क-ह](?![\p{M}])/gu, `$&${sequence}`) : word.replaceAll(letter, sequence),
  );
  const nasals = word.replace(/([ा-ौ])([ँं])/g, '$2$1');
  const twice = word.replace(/[ऀ-ः]/g, '$&$&');
  const hyphenated = word.replace(/(?<=.)(?=.)/gu, '\u00ad');
  return [...sequences, nasals, twice, hyphenated].filter((other) => other !== word);
};

describe('words that look alike', () => {
  it('of any title, line or sentence have one normalized form', () => {
    const spellings = words.flatMap((word) => others(word).map((other) => ({ word, other })));
    expect(spellings.length).toBeGreaterThan(words.length);
    expect(spellings.filter(({ word, other }) => normalize(other) !== normalize(word))).toEqual([]);
  });

  it('have one normalized form even if several letters differ', () => {
    const changed = words.map((word) => ({
      word,
      other: [...LOOK_ALIKES].reduce((text, [sequence, letter]) => text.replaceAll(letter || '\0', sequence), word),
    }));
    expect(changed.filter(({ word, other }) => normalize(other) !== normalize(word))).toEqual([]);
  });

  it('have one term, whatever the invisible characters in them', () => {
    const invisible = '\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u202c\u2060\u2066\ufe0f\ufeff';
    for (const character of invisible) expect(toTerms(`घर${character}कुल`), character).toEqual(toTerms('घरकुल'));
  });
});
