import { posix } from 'node:path';
import type { SheetCell } from '../cells/sheetCell.ts';
import { readFormats } from './numberFormats.ts';
import { type Attributes, localName, parseXml } from './parseXml.ts';
import { decodeEscapes, type ReservedCell, readSheet, type Shared } from './readSheet.ts';
import { TooLarge, unzip } from './unzip.ts';

/** A sheet of a file. The rows end with their last filled cell. */
export type RawSheet = { name: string; rows: SheetCell[][] };

/** `letters`: of all cells. Counts a shared text in each cell, because the import reads it in each. */
export type Limits = {
  unpackedBytes: number;
  sheets: number;
  rows: number;
  columns: number;
  cells: number;
  letters: number;
};

/** Reads the sheets of an .xlsx file. Throws TooLarge if it exceeds the limits, and an Error if it is broken. */
export function readWorkbook(file: Uint8Array, limits: Limits): RawSheet[] {
  const part = unzip(Buffer.from(file), limits.unpackedBytes);
  const path = relations(part, '').find(({ type }) => type === 'officeDocument')?.path ?? '';
  const parts = relations(part, path);
  const workbook = readStructure(needed(part(path)));
  if (workbook.sheets.length > limits.sheets) throw new TooLarge();
  const sharedPart = (type: string) => part(parts.find((relation) => relation.type === type)?.path ?? '');
  const [texts, styles] = [sharedPart('sharedStrings'), sharedPart('styles')];
  const shared: Shared = {
    texts: texts === undefined ? [] : readTexts(texts),
    formats: styles === undefined ? [] : readFormats(styles),
    is1904: workbook.is1904,
  };
  let [cells, letters] = [0, 0];
  const reserve = (place: ReservedCell) => {
    cells += place.cells;
    letters += place.letters;
    if (place.row >= limits.rows || place.column >= limits.columns) throw new TooLarge();
    if (cells > limits.cells || letters > limits.letters) throw new TooLarge();
  };
  return workbook.sheets.flatMap(({ name, relation }) => {
    const target = parts.find(({ id }) => id === relation);
    // A chart may have a sheet of its own, which has no cells.
    if (target?.type === 'chartsheet') return [];
    return [{ name, rows: readSheet(needed(target && part(target.path)), shared, reserve) }];
  });
}

function needed(xml: string | undefined): string {
  if (xml === undefined) throw new Error('A part of this workbook is missing');
  return xml;
}

type Relation = { id: string; type: string; path: string };

/** Reads the relations of a part to others. The last word of a type is the same in all editions of the format. */
function relations(part: (name: string) => string | undefined, path: string): Relation[] {
  const found: Relation[] = [];
  const folder = posix.dirname(path);
  parseXml(needed(part(posix.join(folder, '_rels', `${posix.basename(path)}.rels`))), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return;
      found.push({ id: Id, type: posix.basename(Type), path: posix.resolve('/', folder, Target).slice(1) });
    },
  });
  return found;
}

function readStructure(xml: string) {
  const sheets: { name: string; relation: string }[] = [];
  let is1904 = false;
  parseXml(xml, {
    open: (name, attributes) => {
      if (name === 'sheet') sheets.push({ name: attributes.name ?? '', relation: relationId(attributes) });
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
    },
  });
  return { sheets, is1904 };
}

/** Finds the attribute `id` of the other namespace, whose prefix programs choose; `sheetId` has none. */
function relationId(attributes: Attributes): string {
  const name = Object.keys(attributes).find((key) => key.includes(':') && localName(key) === 'id');
  return (name && attributes[name]) || '';
}

/** Joins the differently formatted parts of each text, without the readings that Japanese texts may have. */
function readTexts(xml: string): string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  parseXml(xml, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 't') isText = true;
      if (name === 'rPh') isPhonetic = true;
    },
    text: (part) => {
      if (isText && !isPhonetic) text += part;
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') texts.push(decodeEscapes(text));
    },
  });
  return texts;
}
