import { columnNames } from '#app/model/open-data/csv.server.ts';
import { provenanceColumns } from '#app/model/open-data/dataSet.server.ts';
import { DATA_SETS, dataPath } from '#app/model/open-data/dataSets.ts';
import { openDataFiles, openDataSets } from '#app/model/open-data/files.server.ts';

const files = openDataFiles();
const EXTENSIONS = { json: 'json', csv: 'csv', schema: 'schema.json' } as const;

export function listDataSets() {
  return DATA_SETS.map((id) => ({
    id,
    entries: openDataSets[id].entries,
    files: Object.entries(EXTENSIONS).map(([kind, ending]) => {
      const path = dataPath(id, ending);
      return { kind: kind as keyof typeof EXTENSIONS, path, bytes: Buffer.byteLength(files.get(path) ?? '') };
    }),
  }));
}

export type ShownDataSet = ReturnType<typeof listDataSets>[number];

/** Lists each table's own fields, then the fields that all tables share. */
export function listTableFields() {
  const common = columnNames(provenanceColumns);
  const own = DATA_SETS.map((id) => ({
    id,
    fields: listFields(openDataSets[id].columns.filter((column) => !common.includes(column))),
  }));
  return [...own, { id: 'common' as const, fields: listFields(common) }];
}

export type TableFields = ReturnType<typeof listTableFields>[number];

function listFields(columns: string[]) {
  return columns
    .filter((column) => !column.endsWith('_mr'))
    .map((column) => ({ name: column.replace(/_en$/, ''), both: column.endsWith('_en') }));
}
