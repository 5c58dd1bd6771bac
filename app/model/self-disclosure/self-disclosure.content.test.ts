import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { categories } from '../schemes/data.server.ts';
import { selfDisclosure, selfDisclosureIn } from './data.server.ts';
import { selfDisclosureSchema } from './schema.server.ts';

describe('the self-disclosure', () => {
  it('has the 17 heads of section 4(1)(b) in the order of the act', () => {
    const clauses = selfDisclosure.heads.map(({ clause }) => /\((\w+)\)$/.exec(clause.en)?.[1]);
    expect(clauses.join(' ')).toBe('i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii');
  });

  it('is rejected when a head is missing', () => {
    const heads = selfDisclosure.heads.slice(1);
    expect(selfDisclosureSchema.safeParse({ ...selfDisclosure, heads }).success).toBe(false);
  });

  it.each(LANGUAGES)('lists the offices of the directory, beginning with the regional office, in "%s"', (language) => {
    const { heads, office } = selfDisclosureIn(language);
    const directory = heads.find(({ id }) => id === 'directory')?.offices ?? [];
    expect(directory.length).toBeGreaterThan(1);
    expect(directory[0]).toEqual(office);
  });

  it('counts the schemes of every category', () => {
    const programmes = selfDisclosureIn('en').heads.find(({ id }) => id === 'programmes');
    expect(programmes?.categories).toHaveLength(categories.length);
    expect(programmes?.categories.every(({ schemes }) => schemes > 0)).toBe(true);
  });
});
