import { choiceName } from '#app/model/field-names/data.server.ts';
import type { Grid } from './grid.ts';

export const LEGEND = 'Choices';

export type Legend = {
  rows: string[][];
  /** Key of a column, behind the name of its table → the cells from which its list is chosen. */
  ranges: Map<string, string>;
};

const HEADINGS = ['Sheet · तक्ता', 'Column · स्तंभ', 'Value · मूल्य', 'English · इंग्रजी', 'Marathi · मराठी'];
/** Says what braces in a sentence are: whoever writes the amount in their place makes a second copy of it. */
const QUOTED = [
  '',
  '',
  '{{name}}',
  'Quotes a figure by its name: the page shows the figure here. Leave the braces as they are.',
  'पानावर येथे या नावाचा आकडा दिसतो. महिरपी कंस आहेत तसेच ठेवा.',
];
const YES = ['yes', 'Yes', 'होय'];

/** Every value that can be chosen, with its names: a block of rows for each column that has a list, below what a quoted figure is. */
export function legendOf(grids: readonly Grid[]): Legend {
  const rows = [HEADINGS, QUOTED];
  const ranges = new Map<string, string>();
  for (const { table, title, columns } of grids) {
    const path = table.levels.flatMap((level) => level.path);
    for (const { key, heading, field } of columns) {
      if (!field) continue;
      const way = [...path, ...field.path];
      const values =
        field.kind === 'yes'
          ? [YES]
          : field.choices.map((value) => [
              value,
              choiceName(table.collection, way, value, 'en'),
              choiceName(table.collection, way, value, 'mr'),
            ]);
      if (values.length === 0) continue;
      const sheet = `${title.en} · ${title.mr}`;
      rows.push(...values.map((value) => [sheet, `${heading.en} · ${heading.mr}`, ...value]));
      if (field.kind !== 'list')
        ranges.set(`${table.name}#${key}`, rangeOf(rows.length - values.length + 1, rows.length));
    }
  }
  return { rows, ranges };
}

function rangeOf(from: number, to: number): string {
  return `${LEGEND}!$C$${from}:$C$${to}`;
}
