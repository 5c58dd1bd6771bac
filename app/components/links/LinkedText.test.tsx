import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { WordsContext } from '#app/i18n/WordsContext.ts';
import { wordsFor } from '#app/i18n/words.server.ts';
import { LinkedText } from './LinkedText.tsx';

const html = (text: string) =>
  renderToStaticMarkup(
    <WordsContext value={wordsFor('en')}>
      <MemoryRouter>
        <LinkedText>{text}</LinkedText>
      </MemoryRouter>
    </WordsContext>,
  );

describe('LinkedText', () => {
  it.each([
    { before: 'Ask in Navi Mumbai: ', found: '022-27575979', after: '.', href: 'tel:+912227575979' },
    { before: 'फोन करा: ', found: '02141-222288', after: '.', href: 'tel:+912141222288' },
    { before: 'Call ', found: '1800-120-8040', after: ' (toll-free).', href: 'tel:18001208040' },
    { before: 'विचारा: ', found: '1800-000-000', after: '.', href: 'tel:1800000000' },
    { before: 'Elderline, ', found: '14567', after: ', toll-free.', href: 'tel:14567' },
    { before: 'Legal aid: ', found: '15100', after: ', free.', href: 'tel:15100' },
    { before: 'Second e-mail: ', found: 'office@example.org', after: '.', href: 'mailto:office@example.org' },
    { before: 'See ', found: 'https://rti.example.org', after: '. Ask there.', href: 'https://rti.example.org' },
  ])('links $found and leaves the surrounding text unchanged', ({ before, found, after, href }) => {
    const link = html(before + found + after).slice(before.length, -after.length);
    expect(html(before + found + after)).toBe(before + link + after);
    expect(link).toMatch(/^<a .*<\/a>$/);
    expect(link).toContain(`href="${href}"`);
    expect(link).toContain(`>${found.replace('https://', '')}`);
  });

  it.each(['₹10,000 a year from 2011-12', 'Act 25 of 2013, PIN code 400071', 'संकेतस्थळ १४५६७'])(
    'adds no link to "%s"',
    (sentence) => {
      expect(html(sentence)).toBe(sentence);
    },
  );
});
