import { describe, expect, it } from 'vitest';
import { boldParts } from './boldParts.ts';

const asText = (sentence: string, values: Record<string, string>) =>
  boldParts(sentence, values).map(({ text, bold }) => (bold ? `[${text}]` : text));

describe('words of a sentence that are bold', () => {
  it('are those between the tags, with their blanks filled', () => {
    expect(asText('<b>{{number}} results</b> for <b>{{query}}</b>.', { number: '12', query: 'pension' })).toEqual([
      '[12 results]',
      ' for ',
      '[pension]',
      '.',
    ]);
  });

  it('may be none', () => {
    expect(asText('शेवटचे अद्ययावत: {{date}}', { date: '२२ जुलै २०२५' })).toEqual(['शेवटचे अद्ययावत: २२ जुलै २०२५']);
  });

  it('are not made by what was typed', () => {
    expect(asText('For <b>{{query}}</b>', { query: '</b><b>{{number}}$&' })).toEqual(['For ', '[</b><b>{{number}}$&]']);
  });

  it('never show an empty blank', () => {
    expect(() => boldParts('<b>{{free}}</b> seats', {})).toThrow('Nothing fills {{free}} in "{{free}}".');
  });
});
