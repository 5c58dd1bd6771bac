import { describe, expect, it } from 'vitest';
import { terms } from '#app/model/glossary/data.server.ts';
import { formatProblems } from '#app/model/problems/sentences.ts';
import { glossary } from './rules/glossary.ts';
import { figureParity } from './rules/language-parity.ts';
import { spelling } from './rules/spelling.ts';
import { collectTexts, contentFiles, interfaceTexts } from './text/texts.ts';

const texts = [...contentFiles().flatMap(collectTexts), ...interfaceTexts()];

describe('every text that is published', { tags: ['conformance/spelling'] }, () => {
  it('is there to be asked', () => {
    expect(texts.length).toBeGreaterThan(3000);
  });

  it('has in English no word that the dictionary does not know', { timeout: 60_000 }, async () => {
    expect(formatProblems(await spelling(texts))).toBe('');
  });

  it('says the same figures in both languages', () => {
    expect(formatProblems(figureParity(texts))).toBe('');
  });

  it('uses the terms of the glossary', () => {
    expect(formatProblems(glossary(texts, terms))).toBe('');
  });
});
