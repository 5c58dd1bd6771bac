import { inBoth } from '#app/i18n/language.ts';
import { collectionName, fieldHelp, fieldName } from '#app/model/field-names/data.server.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import { isLeaf } from '#app/model/localize.ts';
import { valueAt } from '#app/model/valueAt.ts';
import en from '#words/en/spreadsheets.json' with { type: 'json' };
import mr from '#words/mr/spreadsheets.json' with { type: 'json' };
import { cellParts, formatCells, type Part } from '../cells/formatCells.ts';
import { type Entry, type Item, type ItemRow, idFieldName, listRows } from '../schema/entries.ts';
import { rowStamp } from '../schema/rowStamp.ts';
import { type Field, levelPath, type Table } from '../schema/tables.ts';

/**
 * Describes a column. `key` identifies the column and is written in the second row. `role`: `id` columns identify the
 * item, `about` columns are ignored by the import, and the `stamp` column has a hash of the exported row.
 */
export type Column = {
  key: string;
  role: 'id' | 'about' | 'field' | 'stamp';
  heading: Bilingual;
  note: Bilingual;
  field?: Field;
  part: Part;
};

export type Grid = { table: Table; title: Bilingual; columns: Column[]; rows: (string | number)[][] };

/** What an entry is called in collections where one entry contains several offices or institutions. */
const GROUP_NAMES: Record<string, { one: Bilingual; many: Bilingual }> = {
  offices: { one: { en: 'Group', mr: 'गट' }, many: { en: 'Groups', mr: 'गट' } },
  institutions: { one: { en: 'List', mr: 'यादी' }, many: { en: 'Lists', mr: 'याद्या' } },
};

const LANGUAGE_NAMES = { en: { en: 'English', mr: 'इंग्रजी' }, mr: { en: 'Marathi', mr: 'मराठी' } } as const;

export function createGrid(table: Table, entries: readonly Entry[]): Grid {
  const { collection, levels } = table;
  const columns = createColumns(table);
  const rows = entries.flatMap((entry) =>
    listRows(table, entry.id, entry.item).map((row) => [
      ...row.keys.map((key, index) => (levels[index - 1]?.kind === 'list' ? Number(key) : key)),
      ...(levels.length > 0 ? [describeParents(table, row, entry.item)] : []),
      ...table.fields.flatMap((field) => formatCells(field, valueAt(row.item, field.path))),
      rowStamp(table, row.keys, row.item),
    ]),
  );
  const title = levels.length > 0 ? fieldNames(collection, levelPath(table)) : entryTypeName(collection, 'many');
  return { table, title, columns, rows };
}

export function createColumns(table: Table): Column[] {
  return [
    ...idColumns(table),
    ...(table.levels.length > 0 ? [ownColumn('about', { en: 'Belongs to', mr: 'कशाचा भाग' })] : []),
    ...table.fields.flatMap((field) => fieldColumns(field, table)),
    ownColumn('stamp', { en: 'Mark', mr: 'खूण' }),
  ];
}

function ownColumn(role: 'about' | 'stamp', heading: Bilingual): Column {
  return { key: role, role, heading, note: note(role), part: '' };
}

/** Includes the name of the table in the first key, because users may rename sheets. */
function idColumns({ name, collection, levels }: Table): Column[] {
  const idField = idFieldName(collection);
  const heading = levels.length === 0 ? fieldNames(collection, [idField]) : entryTypeName(collection);
  const id: Column = { key: `${name}#${idField}`, role: 'id', heading, note: note('id'), part: '' };
  const nested = levels.map(({ kind }, index): Column => {
    const path = levelPath({ levels: levels.slice(0, index + 1) });
    const list = fieldNames(collection, path);
    const number = { en: `${list.en}: number`, mr: `${list.mr}: क्रमांक` };
    return {
      key: `${path.join('.')}#`,
      role: 'id',
      heading: kind === 'list' ? number : fieldNames(collection, ['location']),
      note: note(kind === 'list' ? 'position' : 'id'),
      part: '',
    };
  });
  return [id, ...nested];
}

function fieldColumns(field: Field, table: Table): Column[] {
  const path = [...levelPath(table), ...field.path];
  const name = fieldNames(table.collection, path);
  const parent = field.path.length > 1 ? fieldNames(table.collection, path.slice(0, -1)) : undefined;
  const full = parent ? { en: `${parent.en}: ${name.en}`, mr: `${parent.mr}: ${name.mr}` } : name;
  const help = inBoth((language) => fieldHelp(table.collection, path, language));
  return cellParts(field).map((part) => {
    const language = part === '' ? undefined : LANGUAGE_NAMES[part];
    const format = fieldNote(field, part);
    return {
      key: [...field.path, part].filter(Boolean).join('.') || part,
      role: 'field',
      heading: language ? { en: `${full.en}, ${language.en}`, mr: `${full.mr}, ${language.mr}` } : full,
      note: { en: [help.en, format.en].filter(Boolean).join(' '), mr: [help.mr, format.mr].filter(Boolean).join(' ') },
      field,
      part,
    };
  });
}

function entryTypeName(collection: string, number: 'many' | 'one' = 'one'): Bilingual {
  return GROUP_NAMES[collection]?.[number] ?? inBoth((language) => collectionName(collection, language, number));
}

function fieldNames(collection: string, path: string[]): Bilingual {
  return inBoth((language) => fieldName(collection, path, language));
}

function describeParents({ levels }: Table, { keys }: ItemRow, entry: Item): string {
  let item = entry;
  const titles = [entryTitle(entry)];
  for (const [index, { path, kind }] of levels.slice(0, -1).entries()) {
    const key = keys[index + 1] ?? '';
    item = valueAt(item, [...path, kind === 'list' ? Number(key) - 1 : key]) as Item;
    titles.push(entryTitle(item) || key);
  }
  return titles.filter(Boolean).join(' / ');
}

function entryTitle({ title, category, hostelFullname, name }: Item): string {
  const leaf = [title, hostelFullname, category].find(isLeaf);
  return leaf ? `${leaf.mr} (${leaf.en})` : String(name ?? '');
}

function note(name: keyof typeof en & keyof typeof mr): Bilingual {
  return { en: en[name], mr: mr[name] };
}

function fieldNote(field: Field, part: Part): Bilingual {
  const words = note(noteName(field, part));
  return field.required ? words : { en: `${words.en} ${en.mayBeEmpty}`, mr: `${words.mr} ${mr.mayBeEmpty}` };
}

function noteName({ kind, choices, whole }: Field, part: Part): keyof typeof en {
  if (kind === 'number') return whole ? 'wholeNumber' : 'number';
  if (kind === 'list') return choices.length > 0 ? 'choices' : 'list';
  if (kind === 'either') return part === '' ? 'either' : 'eitherSentence';
  return kind;
}
