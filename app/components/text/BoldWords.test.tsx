import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BoldWords } from './BoldWords.tsx';

const html = (sentence: string, values: Record<string, string>) =>
  renderToStaticMarkup(<BoldWords sentence={sentence} values={values} />);

describe('BoldWords', () => {
  it.each([
    {
      sentence: '<b>{{number}} results</b> for <b>{{query}}</b>.',
      values: { number: '12', query: 'pension' },
      expected: '<b>12 results</b> for <b>pension</b>.',
    },
    { sentence: 'शेवटचे अद्ययावत: {{date}}', values: { date: '२२ जुलै २०२५' }, expected: 'शेवटचे अद्ययावत: २२ जुलै २०२५' },
  ])('renders "$expected"', ({ sentence, values, expected }) => {
    expect(html(sentence, values)).toBe(expected);
  });

  it('renders tags and placeholders in a value as plain text', () => {
    expect(html('For <b>{{query}}</b>', { query: '</b><b>{{number}}$' })).toBe(
      'For <b>&lt;/b&gt;&lt;b&gt;{{number}}$</b>',
    );
  });

  it('throws an error for a placeholder without a value', () => {
    expect(() => html('<b>{{free}}</b> seats', {})).toThrow('{{free}}');
  });
});
