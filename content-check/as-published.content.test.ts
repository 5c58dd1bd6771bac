import { expect, it } from 'vitest';
import { formatProblems } from '#app/model/problems/sentences.ts';
import { spelling } from './rules/spelling.ts';
import { collectTexts, contentFiles, interfaceTexts } from './text/texts.ts';

it('the texts of the content and of the interface contain no unknown English word', {
  tags: ['conformance/spelling'],
}, async () => {
  expect(formatProblems(await spelling([...contentFiles().flatMap(collectTexts), ...interfaceTexts()]))).toBe('');
});

it('unknown English words are reported, but no addresses, placeholders or names in the word list', async () => {
  const sentences = [
    'Scholarships of the Zilla Parishad, {{xyzzy}}, https://xyzzy.gov.in',
    'A schollarship of that color',
  ];
  const found = await spelling(
    sentences.map((en, line) => ({ file: 'content/pages/a.yaml', field: '', path: [line], en, mr: '' })),
  );
  expect(found.map(({ path, params }) => [path, params])).toEqual([
    [[1, 'en'], { word: 'schollarship', list: 'content/words/en.txt' }],
    [[1, 'en'], { word: 'color', list: 'content/words/en.txt' }],
  ]);
});
