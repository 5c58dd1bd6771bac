import { LANGUAGES } from '#app/i18n/language.ts';
import { choiceName } from '#app/model/field-names/data.server.ts';
import { parseReference } from '#app/model/figures/quotes.server.ts';
import { cleanText } from '#app/model/typed/letters.ts';
import { readDay } from '#app/model/typed/readDay.ts';
import { isPercentField, readNumber } from '#app/model/typed/readNumber.ts';
import type { Field } from '../schema/tables.ts';
import { detail, type ProblemDetail } from './cellProblems.ts';
import { type Cell, splitLines } from './formatCells.ts';
import { serialDay } from './serialDay.ts';

/** A value or a problem. `cell` is the index of the cell with the problem. */
export type Reading = { value: unknown } | { problem: ProblemDetail; cell: number };

/** Numbers outside this range, which covers the years 1954 to 2064, are not accepted as dates. */
const SERIAL_DAYS = { from: 20_000, to: 60_000 };

/** Returns an undefined value for empty cells. `path` leads from the entry to the field. */
export function readCells(field: Field, cells: readonly Cell[], collection: string, path: string[]): Reading {
  const texts = cells.map((cell) => (cell instanceof Date ? toIsoDay(cell) : cleanText(String(cell ?? ''))));
  const [first = null] = cells;
  const [text = ''] = texts;
  const day = cells.findIndex((cell) => cell instanceof Date);
  if (day >= 0 && !['number', 'date', 'yes', 'choice'].includes(field.kind))
    return { problem: detail('becameDay', { day: texts[day] ? { day: texts[day] } : '–' }), cell: day };
  switch (field.kind) {
    case 'number':
      return readNumberCell(first, field);
    case 'date':
      return readDate(first);
    case 'yes':
      return readYes(text);
    case 'choice':
      return readChoices([text.trim()], ([value]) => value);
    case 'both':
      return readBoth(texts, 0);
    case 'lines':
      return readLines(texts);
    case 'either':
      return readEither(texts);
    case 'list':
      return field.choices.length > 0
        ? readChoices(splitLines(text), (items) => toList(items, field))
        : { value: toList(splitLines(text), field) };
    default:
      return { value: text === '' ? undefined : text };
  }

  /** Accepts the values of choices and their names in either language. */
  function readChoices(lines: string[], toValue: (values: unknown[]) => unknown): Reading {
    const names = (value: string) => LANGUAGES.map((language) => choiceName(collection, path, value, language));
    const values = lines
      .map((line) => line.trim())
      .filter(Boolean)
      .map(
        (chosen) =>
          field.choices.find((choice) => choice === chosen) ??
          field.choices.find((choice) => names(choice).includes(chosen)),
      );
    if (values.includes(undefined)) return { problem: detail('notOneOf', { choices: field.choices }), cell: 0 };
    return { value: toValue(values) };
  }
}

/** Returns undefined instead of an empty list, unless the field is required. */
function toList(items: unknown[], { required }: Field): unknown {
  return items.length > 0 || required ? items : undefined;
}

/** Reads a number, or the name of a figure in double braces. */
function readNumberCell(cell: Cell, { whole, path }: Field): Reading {
  const text = String(cell ?? '').trim();
  if (parseReference(text)) return { value: text };
  const isPercent = isPercentField(path);
  const reading = typeof cell === 'number' && cell >= 0 ? { value: cell } : readNumber(text, { isPercent });
  if ('problem' in reading) return { ...reading, cell: 0 };
  const isFraction = reading.value !== undefined && !Number.isInteger(reading.value);
  return whole && isFraction ? { problem: detail('notWhole'), cell: 0 } : reading;
}

function readDate(cell: Cell): Reading {
  if (cell instanceof Date && toIsoDay(cell) !== '') return { value: toIsoDay(cell) };
  const text = String(cell ?? '').trim();
  const serial = /^\d{5}(\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0;
  if (serial >= SERIAL_DAYS.from && serial <= SERIAL_DAYS.to) return { value: toIsoDay(serialDay(serial, false)) };
  const reading = readDay(text);
  return 'problem' in reading ? { ...reading, cell: 0 } : reading;
}

/** Adds a second before dropping the time of day, because spreadsheet programs store midnight with rounding errors. */
function toIsoDay(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() + 1000).toISOString().slice(0, 10);
}

function readYes(text: string): Reading {
  const word = text.trim().toLowerCase();
  if (['yes', 'true', 'होय'].includes(word)) return { value: true };
  if (['', 'no', 'false', 'नाही'].includes(word)) return { value: undefined };
  return { problem: detail('notTick'), cell: 0 };
}

function readBoth([en = '', mr = '']: string[], offset: number): Reading {
  if (en === '' && mr === '') return { value: undefined };
  if (en === '') return { problem: detail('missingEnglish'), cell: offset };
  return mr === '' ? { problem: detail('missingMarathi'), cell: offset + 1 } : { value: { en, mr } };
}

function readLines([english = '', marathi = '']: string[]): Reading {
  const [en, mr] = [splitLines(english), splitLines(marathi)];
  if (en.length !== mr.length)
    return { problem: detail('unevenLines', { english: en.length, marathi: mr.length }), cell: 1 };
  return { value: en.length === 0 ? undefined : en.map((text, index) => ({ en: text, mr: mr[index] })) };
}

function readEither([plain = '', ...both]: string[]): Reading {
  if (plain === '') return readBoth(both, 1);
  return both.some((text) => text !== '') ? { problem: detail('oneOrBoth'), cell: 0 } : { value: plain };
}
