import { describe, expect, it } from 'vitest';
import { terms } from '#app/model/glossary/data.server.ts';
import { formatProblems } from '#app/model/problems/sentences.ts';
import { glossary } from './rules/glossary.ts';
import { figureParity } from './rules/language-parity.ts';
import { spelling } from './rules/spelling.ts';
import { collectTexts, contentFiles, interfaceTexts } from './text/texts.ts';

const texts = [...contentFiles().flatMap(collectTexts), ...interfaceTexts()];

describe('published texts', { tags: ['conformance/spelling'] }, () => {
  it('come from the content and from the interface', () => {
    expect(new Set(texts.map(({ fileIn }) => fileIn !== undefined))).toEqual(new Set([true, false]));
  });

  it('contain no unknown English word', { timeout: 60_000 }, async () => {
    expect(formatProblems(await spelling(texts))).toBe('');
  });

  it('state the same figures in both languages', () => {
    expect(formatProblems(figureParity(texts))).toBe('');
  });

  it('use the terms of the glossary', () => {
    expect(formatProblems(glossary(texts, terms))).toBe('');
  });
});
