import { describe, expect, it } from 'vitest';
import { choiceName } from '#app/model/field-names/data.server.ts';
import type { Field, FieldKind } from '../schema/tables.ts';
import { detail, type ProblemDetail } from './cellProblems.ts';
import { type Cell, formatCells } from './formatCells.ts';
import { readCells } from './readCells.ts';

const read = (kind: FieldKind, cells: Cell[], more: Partial<Field> = {}) =>
  readCells({ path: [], kind, required: false, choices: [], whole: false, ...more }, cells, 'hostels', ['category']);

const day = (text: string) => new Date(text);
const CHOICES = ['government', 'aided'];

describe('reading the cells of a field', () => {
  it.each<[FieldKind, Cell[], unknown]>([
    ['text', ['Thane'], 'Thane'],
    ['text', ['a\r\nb'], 'a\nb'],
    ['text', [12], '12'],
    ['text', [''], undefined],
    ['text', [null], undefined],
    ['number', [25_000], 25_000],
    ['number', [0], 0],
    ['number', ['25000'], 25_000],
    ['number', [' 25000 '], 25_000],
    ['number', ['4.5'], 4.5],
    ['number', ['१,५०,०००'], 150_000],
    ['number', ['१.५ लाख'], 150_000],
    ['text', ['Girls\vHostel'], 'Girls Hostel'],
    ['both', ['A', 'अधिकार\u093C्यांना'], { en: 'A', mr: 'अधिकाऱ्यांना' }],
    ['number', ['12,34,567.5'], 1_234_567.5],
    ['number', ['1,234,567.25'], 1_234_567.25],
    ['number', ['{{project.maxRupees}}'], '{{project.maxRupees}}'],
    ['number', [''], undefined],
    ['number', [null], undefined],
    ['date', [day('2025-08-01T00:00:00Z')], '2025-08-01'],
    ['date', [day('2025-07-31T23:59:59.500Z')], '2025-08-01'],
    ['date', [' २०२५-०८-०१ '], '2025-08-01'],
    ['date', ['05/06/2025'], '2025-06-05'],
    ['date', ['५.६.२५'], '2025-06-05'],
    ['date', [45_870], '2025-08-01'],
    ['date', ['45870.75'], '2025-08-01'],
    ['date', [20_000], '1954-10-03'],
    ['date', [60_000], '2064-04-08'],
    ['date', [''], undefined],
    ['date', [null], undefined],
    ['yes', [' Yes '], true],
    ['yes', [true], true],
    ['yes', ['होय'], true],
    ['yes', [''], undefined],
    ['yes', [null], undefined],
    ['yes', ['no'], undefined],
    ['yes', [false], undefined],
    ['yes', ['नाही'], undefined],
    ['list', ['a\n\nb'], ['a', 'b']],
    ['list', [''], undefined],
    ['both', ['School', 'शाळा'], { en: 'School', mr: 'शाळा' }],
    ['both', ['', ''], undefined],
    ['both', [], undefined],
    [
      'lines',
      ['a\nb', 'अ\nब'],
      [
        { en: 'a', mr: 'अ' },
        { en: 'b', mr: 'ब' },
      ],
    ],
    ['lines', ['', ''], undefined],
    ['lines', [], undefined],
    ['either', ['022-1', '', ''], '022-1'],
    ['either', ['', 'Ask', 'विचारा'], { en: 'Ask', mr: 'विचारा' }],
    ['either', ['', '', ''], undefined],
    ['either', [], undefined],
  ])('of the kind %s with %j returns %j', (kind, cells, value) => {
    expect(read(kind, cells)).toEqual({ value });
  });

  it.each<[FieldKind, Cell[], ProblemDetail, number]>([
    ['number', ['about 80'], detail('notNumber'), 0],
    ['number', ['80 about'], detail('notNumber'), 0],
    ['number', ['1,5'], detail('commaForPoint', { right: '1.5' }), 0],
    ['number', ['#REF!'], detail('sheetError', { found: '#REF!' }), 0],
    ['number', ['50%'], detail('notNumber'), 0],
    ['number', ['x1,500'], detail('notNumber'), 0],
    ['number', ['1,500x'], detail('notNumber'), 0],
    ['number', ['1,50,000x'], detail('notNumber'), 0],
    ['number', ['1.2.3'], detail('notNumber'), 0],
    ['number', [-1], detail('notNumber'), 0],
    ['number', ['-1'], detail('notNumber'), 0],
    ['number', [true], detail('notNumber'), 0],
    ['number', [day('2025-08-01T00:00:00Z')], detail('notNumber'), 0],
    ['date', ['12/31/2025'], detail('notDay'), 0],
    ['date', ['#N/A'], detail('sheetError', { found: '#N/A' }), 0],
    ['date', ['2025-02-30'], detail('notDay'), 0],
    ['date', ['on 2025-08-01'], detail('notDay'), 0],
    ['date', ['2025-08-01 or so'], detail('notDay'), 0],
    ['date', [19_999], detail('notDay'), 0],
    ['date', [60_001], detail('notDay'), 0],
    ['date', ['x45870'], detail('notDay'), 0],
    ['date', ['45870x'], detail('notDay'), 0],
    ['date', [day('no day')], detail('notDay'), 0],
    ['yes', ['perhaps'], detail('notTick'), 0],
    ['text', [day('2025-01-02T00:00:00Z')], detail('becameDay', { day: { day: '2025-01-02' } }), 0],
    ['both', ['a', day('2025-01-02T00:00:00Z')], detail('becameDay', { day: { day: '2025-01-02' } }), 1],
    ['both', ['a', day('no day')], detail('becameDay', { day: '–' }), 1],
    ['both', ['', 'शाळा'], detail('missingEnglish'), 0],
    ['both', ['School', ''], detail('missingMarathi'), 1],
    ['lines', ['a\nb', 'अ'], detail('unevenLines', { english: 2, marathi: 1 }), 1],
    ['lines', ['a', 'अ\nब'], detail('unevenLines', { english: 1, marathi: 2 }), 1],
    ['lines', ['', 'अ'], detail('unevenLines', { english: 0, marathi: 1 }), 1],
    ['either', ['022-1', 'Ask', ''], detail('oneOrBoth'), 0],
    ['either', ['022-1', '', 'विचारा'], detail('oneOrBoth'), 0],
    ['either', ['', 'Ask', ''], detail('missingMarathi'), 2],
    ['either', ['', '', 'विचारा'], detail('missingEnglish'), 1],
  ])('of the kind %s refuses %j', (kind, cells, problem, cell) => {
    expect(read(kind, cells)).toEqual({ problem, cell });
  });

  it('reads a percent sign in a field of percents', () => {
    expect(read('number', ['५०%'], { path: ['benefits', 'percent'] })).toEqual({ value: 50 });
  });

  it('refuses a fraction if the field requires a whole number', () => {
    expect(read('number', ['80'], { whole: true })).toEqual({ value: 80 });
    expect(read('number', [80.5], { whole: true })).toEqual({ problem: detail('notWhole'), cell: 0 });
  });

  it('accepts the value of a choice, or its name in either language', () => {
    for (const name of [
      ' aided ',
      ...(['en', 'mr'] as const).map((language) => choiceName('hostels', ['category'], 'aided', language)),
    ]) {
      expect(read('choice', [name], { choices: CHOICES })).toEqual({ value: 'aided' });
      expect(read('list', [`government\n \n${name}`], { choices: CHOICES })).toEqual({ value: CHOICES });
    }
    expect(read('choice', [' '], { choices: CHOICES })).toEqual({ value: undefined });
    const refused = { problem: detail('notOneOf', { choices: CHOICES }), cell: 0 };
    expect(read('choice', ['private'], { choices: CHOICES })).toEqual(refused);
    expect(read('list', ['aided\nprivate'], { choices: CHOICES })).toEqual(refused);
  });

  it('returns an empty list for empty cells if the list is required', () => {
    for (const choices of [[], CHOICES]) {
      expect(read('list', [''], { choices, required: true })).toEqual({ value: [] });
      expect(read('list', [''], { choices })).toEqual({ value: undefined });
    }
  });
});

it('a long row of backslashes is read and written in the time of other letters', { timeout: 5000 }, () => {
  const text = `${'\\'.repeat(200_000)}अ`;
  const field: Field = { path: [], kind: 'list', required: false, choices: [], whole: false };
  expect(readCells(field, [text], 'hostels', [])).toEqual({ value: [text] });
  expect(formatCells(field, [text])).toEqual([text]);
});
