import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { formatList } from './lists.ts';

describe.each(LANGUAGES)('a list in a sentence, language %s', (language) => {
  it.each([0, 1, 2, 3, 4])('is written as Unicode says, also in a browser that does not know: %i parts', (length) => {
    const parts = ['१', '२', '३', '४'].slice(0, length);
    expect(formatList(parts, language)).toBe(new Intl.ListFormat(`${language}-IN`).format(parts));
  });
});
