import { beforeEach, describe, expect, it } from 'vitest';
import { choiceName, fieldHelp, fieldName } from '#app/model/field-names/data.server.ts';
import en from '#words/en/spreadsheets.json' with { type: 'json' };
import mr from '#words/mr/spreadsheets.json' with { type: 'json' };
import { csvText } from '../cells/csv.ts';
import { getContainer, setAt } from '../import/findItem.ts';
import type { Entry } from '../schema/entries.ts';
import { createTables, inSchemaOrder, type JsonSchema, type Table } from '../schema/tables.ts';
import { type Column, createGrid } from './grid.ts';
import { createLegend } from './workbook.ts';

const bilingual = { type: 'object', properties: { en: { type: 'string' }, mr: { type: 'string' } } };
const age = {
  properties: { kind: { type: 'string', const: 'age' }, min: { type: 'integer' } },
  required: ['kind', 'min'],
};
const note = {
  properties: { kind: { type: 'string', const: 'note' }, min: { type: 'number' }, text: bilingual },
  required: ['kind', 'text'],
};

/** Contains every kind of field, a list with two variants, nested rows and a record of rows. */
const schema = {
  type: 'object',
  properties: {
    title: bilingual,
    order: { type: 'integer' },
    marks: { type: 'number' },
    asOf: { type: 'string', format: 'date' },
    confidence: { type: 'string', enum: ['high', 'medium'] },
    sample: { type: 'boolean', const: true },
    audiences: { type: 'array', items: { type: 'string', enum: ['widow', 'senior'] } },
    source: { type: 'array', items: { type: 'string' } },
    lines: { type: 'array', items: bilingual },
    reach: { anyOf: [{ type: 'string' }, bilingual] },
    apply: {
      type: 'object',
      properties: {
        portal: { type: 'string' },
        steps: { type: 'array', items: { type: 'object', properties: { lines: { type: 'array', items: bilingual } } } },
      },
      required: ['steps'],
    },
    eligibility: { type: 'array', items: { oneOf: [age, note] } },
    offices: {
      type: 'object',
      propertyNames: { enum: ['thane', 'raigad'] },
      additionalProperties: {
        type: 'object',
        properties: {
          title: bilingual,
          photos: { type: 'array', items: { type: 'object', properties: { text: bilingual } } },
        },
      },
    },
    names: { type: 'object', additionalProperties: { type: 'object', properties: { text: { type: 'string' } } } },
    words: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
  },
  required: ['title', 'order', 'apply', 'eligibility'],
} as unknown as JsonSchema;

let tables: Table[];
beforeEach(() => {
  tables = createTables('schemes', schema);
});
const findTable = (name: string) => {
  const table = tables.find((known) => known.name === name);
  if (!table) throw new Error(`no table ${name}: ${tables.map((known) => known.name).join()}`);
  return table;
};

const item = {
  id: 'pension',
  title: { en: 'Pension', mr: 'पेन्शन' },
  order: 3,
  sample: true,
  audiences: ['widow', 'senior'],
  lines: [
    { en: 'One', mr: 'एक' },
    { en: 'Two', mr: 'दोन' },
  ],
  reach: { en: 'Ask', mr: 'विचारा' },
  apply: { steps: [{ lines: [{ en: 'Go', mr: 'जा' }] }] },
  eligibility: [
    { kind: 'age', min: 18 },
    { kind: 'note', text: { en: 'Note', mr: 'टीप' } },
  ],
  offices: {
    raigad: { title: { en: 'Raigad', mr: 'रायगड' }, photos: [{ text: { en: 'Door', mr: 'दार' } }] },
    thane: { photos: [{ text: { en: 'Gate', mr: 'फाटक' } }] },
  },
};
const entry: Entry = { id: 'pension', file: 'schemes/pension.yaml', text: '', item };
const name = (...path: string[]) => ({ en: fieldName('schemes', path, 'en'), mr: fieldName('schemes', path, 'mr') });

describe('the tables of a schema', () => {
  it('include one table for the entries and one for each nested list or record', () => {
    expect(tables.map((table) => [table.name, table.levels.map(({ kind, required }) => [kind, required])])).toEqual([
      ['schemes', []],
      ['schemes.apply.steps', [['list', true]]],
      ['schemes.eligibility', [['list', true]]],
      ['schemes.offices', [['record', false]]],
      [
        'schemes.offices.photos',
        [
          ['record', false],
          ['list', false],
        ],
      ],
      ['schemes.names', [['record', false]]],
      ['schemes.words', [['list', false]]],
    ]);
    expect(findTable('schemes.offices').levels[0]?.keys).toEqual(['thane', 'raigad']);
    expect(findTable('schemes.names').levels[0]?.keys).toEqual([]);
  });

  it('have a field for each value that fits into cells', () => {
    const fields = findTable('schemes').fields.map(({ path, kind, required, whole }) => [
      path.join('.'),
      kind,
      [...(required ? ['required'] : []), ...(whole ? ['whole'] : [])].join(),
    ]);
    expect(fields).toEqual([
      ['title', 'both', 'required'],
      ['order', 'number', 'required,whole'],
      ['marks', 'number', ''],
      ['asOf', 'date', ''],
      ['confidence', 'choice', ''],
      ['sample', 'yes', ''],
      ['audiences', 'list', ''],
      ['source', 'list', ''],
      ['lines', 'lines', ''],
      ['reach', 'either', ''],
      ['apply.portal', 'text', ''],
    ]);
  });

  it('merge the variants of a condition: only fields required by both variants are required, and choices are combined', () => {
    expect(findTable('schemes.eligibility').fields).toEqual([
      { path: ['kind'], kind: 'choice', required: true, choices: ['age', 'note'], whole: false },
      { path: ['min'], kind: 'number', required: false, choices: [], whole: false },
      { path: ['text'], kind: 'both', required: false, choices: [], whole: false },
    ]);
  });
});

describe('the columns of a sheet', () => {
  const columns = (table: string) => createGrid(findTable(table), []).columns;

  it('begin with ids and end with the stamp', () => {
    expect(columns('schemes.offices.photos').map(({ key, role }) => [key, role])).toEqual([
      ['schemes.offices.photos#id', 'id'],
      ['offices#', 'id'],
      ['offices.photos#', 'id'],
      ['about', 'about'],
      ['text.en', 'field'],
      ['text.mr', 'field'],
      ['stamp', 'stamp'],
    ]);
    expect(columns('schemes').map(({ role }) => role)).not.toContain('about');
    expect(columns('schemes').map(({ key }) => key)).toContain('apply.portal');
    const eitherKeys = columns('schemes').filter(({ field }) => field?.kind === 'either');
    expect(eitherKeys.map(({ key, part }) => [key, part])).toEqual([
      ['reach', ''],
      ['reach.en', 'en'],
      ['reach.mr', 'mr'],
    ]);
  });

  it('have headings with the names of the field and its parent in both languages', () => {
    const headings = new Map(columns('schemes').map(({ key, heading }) => [key, heading]));
    expect(headings.get('order')).toEqual(name('order'));
    expect(headings.get('title.mr')).toEqual({ en: `${name('title').en}, Marathi`, mr: `${name('title').mr}, मराठी` });
    expect(headings.get('title.en')).toEqual({ en: `${name('title').en}, English`, mr: `${name('title').mr}, इंग्रजी` });
    expect(headings.get('apply.portal')).toEqual({
      en: `${name('apply').en}: ${name('apply', 'portal').en}`,
      mr: `${name('apply').mr}: ${name('apply', 'portal').mr}`,
    });
    const photos = columns('schemes.offices.photos').map(({ heading }) => heading);
    const list = name('offices', 'photos');
    expect(photos.slice(1, 4)).toEqual([
      name('location'),
      { en: `${list.en}: number`, mr: `${list.mr}: क्रमांक` },
      { en: 'Belongs to', mr: 'कशाचा भाग' },
    ]);
    expect(photos.at(-1)).toEqual({ en: 'Mark', mr: 'खूण' });
    expect(photos[0]?.mr).toMatch(/[अ-ह]/);
  });

  it('have notes with the help and the format of the field', () => {
    const notes = new Map(columns('schemes').map(({ key, note }) => [key, note]));
    const help = (language: 'en' | 'mr') => fieldHelp('schemes', ['confidence'], language);
    expect(notes.get('confidence')).toEqual({
      en: `${help('en')} One value of the list; the sheet Choices says what they mean. May be empty.`,
      mr: `${help('mr')} यादीतील एक पर्याय; अर्थ पर्यायांच्या तक्त्यात. रिकामे ठेवता येते.`,
    });
    // Names of the sentences in the notes.
    const sentences = Object.keys(en) as (keyof typeof en)[];
    const sentencesIn = ({ key, note }: Column) =>
      [key, ...sentences.filter((one) => note.en.includes(en[one]) && note.mr.includes(mr[one]))].join(' ');
    expect(columns('schemes').map(sentencesIn)).toEqual([
      ...['schemes#id id', 'title.en both', 'title.mr both', 'order wholeNumber', 'marks mayBeEmpty number'],
      ...[
        'asOf mayBeEmpty date',
        'confidence mayBeEmpty choice',
        'sample mayBeEmpty yes',
        'audiences mayBeEmpty choices',
      ],
      ...[
        'source mayBeEmpty list',
        'lines.en mayBeEmpty lines',
        'lines.mr mayBeEmpty lines',
        'reach mayBeEmpty either',
      ],
      ...['reach.en mayBeEmpty eitherSentence', 'reach.mr mayBeEmpty eitherSentence', 'apply.portal mayBeEmpty text'],
      'stamp stamp',
    ]);
    expect(columns('schemes.offices.photos').map(sentencesIn)).toEqual([
      ...['schemes.offices.photos#id id', 'offices# id', 'offices.photos# position', 'about about'],
      ...['text.en mayBeEmpty both', 'text.mr mayBeEmpty both', 'stamp stamp'],
    ]);
  });
});

describe('the rows of a sheet', () => {
  const rows = (table: string, value: object = item) =>
    createGrid(findTable(table), [{ ...entry, item: value as Entry['item'] }]).rows.map((row) => row.slice(0, -1));

  it('contain the cells of an entry, which are empty for missing fields', () => {
    expect(rows('schemes')).toEqual([
      [
        ...['pension', 'Pension', 'पेन्शन', 3, '', '', '', 'yes', 'widow\nsenior', '', 'One\nTwo', 'एक\nदोन', ''],
        ...['Ask', 'विचारा', ''],
      ],
    ]);
    expect(
      rows('schemes', { ...item, reach: 'By post', sample: undefined, order: null, source: ['a\nb ⏎', '\\\n'] })[0],
    ).toEqual([
      ...['pension', 'Pension', 'पेन्शन', '', '', '', '', '', 'widow\nsenior', 'a⏎b \\⏎\n\\\\⏎'],
      ...['One\nTwo', 'एक\nदोन', 'By post', '', '', ''],
    ]);
  });

  it('contain the items of lists and records with the ids of their parents', () => {
    expect(rows('schemes.eligibility')).toEqual([
      ['pension', 1, 'पेन्शन (Pension)', 'age', 18, '', ''],
      ['pension', 2, 'पेन्शन (Pension)', 'note', '', 'Note', 'टीप'],
    ]);
    expect(rows('schemes.offices.photos')).toEqual([
      ['pension', 'raigad', 1, 'पेन्शन (Pension) / रायगड (Raigad)', 'Door', 'दार'],
      ['pension', 'thane', 1, 'पेन्शन (Pension) / thane', 'Gate', 'फाटक'],
    ]);
    expect(rows('schemes.offices', { ...item, title: undefined, name: 'Pension' })[0]?.[2]).toBe('Pension');
    expect(rows('schemes.names')).toEqual([]);
  });

  it('end with a stamp that changes only if cells or keys change', () => {
    const mark = (value: object, id = 'pension') =>
      createGrid(findTable('schemes.eligibility'), [{ ...entry, id, item: value as Entry['item'] }]).rows[0]?.at(-1);
    expect(mark(item)).toMatch(/^pension\/1 [0-9a-f]{12}$/);
    expect(mark({ ...item, order: 4 })).toBe(mark(item));
    expect(mark({ ...item, eligibility: [{ kind: 'age', min: 19 }] })).not.toBe(mark(item));
    expect(mark(item, 'other')).not.toBe(mark(item));
  });

  it('are written as CSV with bilingual headings and keys', () => {
    const [head, keys, first, ...rest] = csvText(createGrid(findTable('schemes.eligibility'), [entry])).split('\r\n');
    expect(head?.startsWith('\uFEFF')).toBe(true);
    expect(head).toContain(`${name('eligibility', 'kind').en} · ${name('eligibility', 'kind').mr}`);
    expect(keys).toBe('schemes.eligibility#id,eligibility#,about,kind,min,text.en,text.mr,stamp');
    expect(first).toMatch(/^pension,1,पेन्शन \(Pension\),age,18,,,pension\/1 [0-9a-f]{12}$/);
    expect([rest.length, rest.at(-1)]).toEqual([2, '']);
  });
});

it('the legend lists the choices of all sheets, and each column refers to its own choices', () => {
  const grids = ['schemes', 'schemes.eligibility'].map((table) => createGrid(findTable(table), []));
  const { rows, ranges } = createLegend(grids);
  const [schemes, conditions] = grids.map(({ title }) => `${title.en} · ${title.mr}`);
  const heading = (...path: string[]) => `${name(...path).en} · ${name(...path).mr}`;
  const named = (path: string[], value: string) => [
    value,
    choiceName('schemes', path, value, 'en'),
    choiceName('schemes', path, value, 'mr'),
  ];
  expect(rows.slice(1)).toEqual([
    ['', '', '{{name}}', expect.stringMatching(/figure/), expect.stringMatching(/आकडा/)],
    [schemes, heading('confidence'), ...named(['confidence'], 'high')],
    [schemes, heading('confidence'), ...named(['confidence'], 'medium')],
    [schemes, heading('sample'), 'yes', 'Yes', 'होय'],
    [schemes, heading('audiences'), ...named(['audiences'], 'widow')],
    [schemes, heading('audiences'), ...named(['audiences'], 'senior')],
    [conditions, heading('eligibility', 'kind'), ...named(['eligibility', 'kind'], 'age')],
    [conditions, heading('eligibility', 'kind'), ...named(['eligibility', 'kind'], 'note')],
  ]);
  expect([...ranges]).toEqual([
    ['schemes#confidence', 'Choices!$C$3:$C$4'],
    ['schemes#sample', 'Choices!$C$5:$C$5'],
    ['schemes.eligibility#kind', 'Choices!$C$8:$C$9'],
  ]);
});

describe('setting a value in an item', () => {
  const field = { type: 'string' } as const;
  const apply = { properties: { bodies: field, portal: field, steps: field } };
  const ordered: JsonSchema = { properties: { id: field, title: field, apply, source: field } };
  const put = (value: object, path: string[], inside: unknown) => {
    const changed = structuredClone(value) as Entry['item'];
    setAt(changed, path, inside);
    return JSON.stringify(inSchemaOrder(changed, ordered));
  };

  it('inserts the value in the order of the schema, or replaces the old value', () => {
    expect(put({ id: 'a', source: [] }, ['title'], 't')).toBe('{"id":"a","title":"t","source":[]}');
    expect(put({ source: [] }, ['title'], 't')).toBe('{"title":"t","source":[]}');
    expect(put({ id: 'a', title: 'b', more: 1 }, ['id'], 'c')).toBe('{"id":"c","title":"b","more":1}');
    expect(put({ title: 'b', more: 1 }, ['source'], [])).toBe('{"title":"b","source":[],"more":1}');
  });

  it('creates missing parents and deletes empty parents', () => {
    expect(put({ id: 'a', source: [] }, ['apply', 'portal'], 'p')).toBe(
      '{"id":"a","apply":{"portal":"p"},"source":[]}',
    );
    const both = { apply: { bodies: [], steps: [] } };
    expect(put(both, ['apply', 'portal'], 'p')).toBe('{"apply":{"bodies":[],"portal":"p","steps":[]}}');
    expect(put({ id: 'a', apply: { portal: 'p' } }, ['apply', 'portal'], undefined)).toBe('{"id":"a"}');
    expect(put({ id: 'a', title: 't' }, ['title'], undefined)).toBe('{"id":"a"}');
  });

  it('sorts fields in lists, records and variants', () => {
    const forms: JsonSchema = { oneOf: [{ properties: { kind: field } }, { properties: { min: field, text: field } }] };
    const lists: JsonSchema = { properties: { list: { items: forms }, record: { additionalProperties: forms } } };
    const mixed = { record: { a: { text: 1, kind: 2 } }, list: [{ text: 3, min: 4, kind: 5 }] };
    expect(JSON.stringify(inSchemaOrder(mixed, lists))).toBe(
      '{"list":[{"kind":5,"min":4,"text":3}],"record":{"a":{"kind":2,"text":1}}}',
    );
  });

  it('finds or creates the list or record that contains the item', () => {
    const steps = { path: ['apply', 'steps'], kind: 'list' as const, keys: [], required: true };
    const existing = { id: 'a', apply: { steps: ['one'] } };
    expect(getContainer(existing, steps)).toBe(existing.apply.steps);
    const empty: Entry['item'] = { id: 'a', source: [] };
    expect(getContainer(empty, steps)).toEqual([]);
    expect(empty).toEqual({ id: 'a', apply: { steps: [] }, source: [] });
    expect(getContainer({ apply: null }, { ...steps, path: ['apply'], kind: 'record' })).toEqual({});
  });
});
