import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { editYaml } from './editYaml.ts';

const SCHEME = `# who looks after it: branch 2
id: kanyadan
title:
  en: Kanyadan # as formatYaml
  mr: 'कन्यादान: योजना'
benefits:
  # the first is what the card shows
  - what: { en: Gift, mr: भेट }
    rupees: 25000
    per: marriage
  - what:
      en: For the body
      mr: संस्थेसाठी
    rupees: 4000
reviewed: '2025-07-22'
# the end
`;

type Scheme = {
  title: { en: string; mr: string };
  benefits: Record<string, unknown>[];
  reviewed: string;
  [field: string]: unknown;
};
const changed = (change: (scheme: Scheme) => void) => {
  const scheme = parse(SCHEME) as Scheme;
  change(scheme);
  return editYaml(SCHEME, scheme);
};

describe('editing YAML', () => {
  it('changes only the edited amount', () => {
    const text = changed(({ benefits }) => {
      (benefits[0] as { rupees: number }).rupees = 30000;
    });
    expect(text).toBe(SCHEME.replace('25000', '30000'));
  });

  it('keeps comments and quotation marks', () => {
    const text = changed((scheme) => {
      scheme.title.en = 'Kanyadan scheme';
      scheme.reviewed = '2026-01-05';
    });
    expect(text).toBe(
      SCHEME.replace('en: Kanyadan #', 'en: Kanyadan scheme #').replace("'2025-07-22'", "'2026-01-05'"),
    );
  });

  it('inserts a field in its place and removes another field together with its line', () => {
    const text = changed((scheme) => {
      const { per: _, ...first } = scheme.benefits[0] as { per: string };
      scheme.benefits[0] = { ...first, note: { en: 'once', mr: 'एकदा' } };
      scheme.reviewDue = '2027-01-01';
    });
    expect(text).toBe(
      SCHEME.replace('    per: marriage', '    note:\n      en: once\n      mr: एकदा').replace(
        "reviewed: '2025-07-22'",
        "reviewed: '2025-07-22'\nreviewDue: '2027-01-01'",
      ),
    );
  });

  it('removes the first field of a list item, but keeps the hyphen', () => {
    const text = changed(({ benefits }) => {
      delete (benefits[1] as { what?: unknown }).what;
    });
    expect(text).toContain('  - rupees: 4000\n');
  });

  it('inserts and removes list items', () => {
    expect(changed(({ benefits }) => void benefits.splice(1, 0, { rupees: 1 }))).toBe(
      SCHEME.replace('    per: marriage\n', '    per: marriage\n  - rupees: 1\n'),
    );
    expect(changed(({ benefits }) => void benefits.unshift({ rupees: 1 }))).toContain(
      'benefits:\n  - rupees: 1\n  # the first',
    );
    expect(changed(({ benefits }) => void benefits.pop())).toBe(
      SCHEME.replace(/ {2}- what:\n.*\n.*\n {4}rupees: 4000\n/, ''),
    );
  });

  it('empties a list and fills it again', () => {
    const empty = changed((scheme) => {
      scheme.benefits = [];
    });
    expect(empty).toContain('benefits: []\n');
    expect(editYaml(empty, parse(SCHEME))).toContain('    rupees: 4000\nreviewed:');
  });

  it('keeps comments below an empty value', () => {
    const empty =
      'title:\n  en:\n  # the post\n  # and its office\n  mr: # said\n# a list\nsource:\n  -\n# at last\nid:\n';
    expect(editYaml(empty, { ...parse(empty), id: 'a' })).toBe(empty.replace('id:', 'id: a'));
  });

  it('rejects invalid YAML', () => {
    expect(() => editYaml('a: [', {})).toThrow();
  });

  it.each(['a: b\nevil', '\n', '"\n"', '- a\r\n', '\t: ', '\u2028', '\u0000', '---', '&a *a', '__proto__'])(
    'writes special YAML text as key and value: %j',
    (text) => {
      for (const next of [{ [text]: text }, { list: [{ [text]: [text] }], after: 1 }])
        for (const former of ['', SCHEME, 'list: [1, 2]\n', 'after: { id: 1 }\n'])
          expect(parse(editYaml(former, next))).toEqual(next);
    },
  );

  it('rejects a key that YAML cannot represent', () => {
    expect(() => editYaml(SCHEME, { ['long'.repeat(300)]: 1 })).toThrow('cannot be written as YAML');
  });
});

const FILES = globSync('**/*.yaml', { cwd: CONTENT_ROOT });
const countComments = (text: string) => text.split('\n').filter((line) => /^\s*#/.test(line)).length;

describe.each(FILES)('content/%s', (file) => {
  const text = readFileSync(join(CONTENT_ROOT, file), 'utf8');

  it('keeps all other lines when a value changes', () => {
    const entry = parse(text) as unknown;
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(9)), (dice) => {
        const next = withOneTextChanged(structuredClone(entry), dice);
        const edited = editYaml(text, next);
        expect(parse(edited)).toEqual(next);
        expect(countComments(edited)).toBe(countComments(text));
        const before = text.split('\n');
        const after = edited.split('\n');
        expect(after.length).toBe(before.length);
        expect(after.filter((line, place) => line !== before[place]).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: process.env.PROPERTY_SEED ? 5 : 1 },
    );
  });
});

/** Changes a random text or number. */
function withOneTextChanged(value: unknown, dice: Iterator<number>): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}x: y`;
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value);
  const key = keys[dice.next().value % keys.length] as keyof typeof value;
  if (key !== undefined) (value as Record<string, unknown>)[key] = withOneTextChanged(value[key], dice);
  return value;
}

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string(),
  fc
    .array(fc.constantFrom('\n', '\r', '\t', ' ', ':', '#', '-', "'", '"', 'a', 'अ'))
    .map((letters) => letters.join('')),
);
const plain = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('list'), tie('map')),
  leaf: fc.oneof(anyText, fc.integer(), fc.boolean(), fc.constant('२५')),
  list: fc.array(tie('value'), { maxLength: 5 }),
  map: fc.dictionary(fc.oneof(fc.stringMatching(/^[a-z]{1,4}$/), anyText), tie('value'), { maxKeys: 5 }),
}));

describe('editing any data', () => {
  it('removes fields named like members of Object.prototype', () => {
    expect(editYaml('valueOf: 0\n', { a: '२५' })).toBe('a: २५\n');
    expect(editYaml('a: 1\ntoString: []\n', { a: 1 })).toBe('a: 1\n');
  });

  it('yields YAML that parses to the new data', () => {
    fc.assert(
      fc.property(plain.map, plain.map, (before, after) => {
        const text = editYaml('', before);
        expect(parse(text)).toEqual(JSON.parse(JSON.stringify(before)));
        expect(parse(editYaml(text, after))).toEqual(JSON.parse(JSON.stringify(after)));
      }),
      { numRuns: 300 },
    );
  });
});
