import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { formatPage } from './format.server.ts';
import { contactText, portalLine, sentences } from './lines.server.ts';

const page = {
  title: 'A pension',
  lead: 'An amount every month.',
  provenance: {
    asOf: '2025-07-22',
    confidence: 'medium' as const,
    sources: [{ kind: 'address' as const, address: 'https://a.example/b' }],
  },
  parts: [
    { title: 'What', lines: ['One', 'Two'] },
    { title: 'Nothing', lines: [] },
  ],
};

describe.each(LANGUAGES)('the plain text of a page, in "%s"', (language) => {
  const text = formatPage(page, '/scheme/a', language);
  const parts = text.split('\n\n## ');

  it('says before the first part of which day the facts are, and that they are to be confirmed', () => {
    expect(parts[0]).toContain({ en: 'As of 22 July 2025.', mr: '२२ जुलै २०२५' }[language]);
    expect(parts[0]).toContain({ en: 'The office has not confirmed', mr: 'खात्री केलेली नाही' }[language]);
  });

  it('has the parts with their lines, then the sources, and omits a part without lines', () => {
    expect(parts[1]).toBe('What\n\n- One\n- Two');
    expect(parts[2]).toMatch(/- https:\/\/a\.example\/b\n$/);
    expect(parts).toHaveLength(3);
  });

  it('says when the page is a sample', () => {
    const sample = formatPage({ ...page, provenance: { ...page.provenance, sample: true } }, '/scheme/a', language);
    expect(sample.split('\n\n## ')[0]).toContain({ en: 'This is a sample', mr: 'नमुना' }[language]);
  });
});

describe('a line of plain text', () => {
  it('has one full stop at the end of each sentence', () => {
    expect(sentences('One', undefined, 'Two.', false, 'Three?')).toBe('One. Two. Three?');
  });

  it('of an office never adds a full stop to an address', () => {
    const office = { office_email: 'office@example.org', website: 'https://a.example', confidence: 'medium' as const };
    expect(contactText('Office', office, 'en')).toBe(
      'Office: office@example.org; https://a.example – To be confirmed with the office.',
    );
  });

  it('of an office without any contact is its name alone', () => {
    expect(contactText('Office', {}, 'en')).toBe('Office');
  });

  it('of a portal says what is wrong with it', () => {
    const trouble = { is: 'down' as const, since: '2025-07-22' };
    expect(portalLine({ title: 'A portal', url: 'https://a.example', trouble }, 'en')).toMatch(
      /^A portal: https:\/\/a\.example \(.*22 July 2025.*\.\)$/,
    );
  });
});
