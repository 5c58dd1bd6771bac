import { z } from 'zod';
import { columnNames } from './csv.server.ts';
import { hostelColumns, hostelEntries, hostelsCsv, hostelsData, hostelsFile } from './hostels.server.ts';
import { officeColumns, officeEntries, officesCsv, officesData, officesFile } from './offices.server.ts';
import { DATA_SETS, type DataSet, dataPath } from './paths.ts';
import { schemeColumns, schemeEntries, schemesCsv, schemesData, schemesFile } from './schemes.server.ts';

type Made = { schema: z.ZodType; json: () => object; csv: () => string; columns: string[]; entries: number };

/** Each data set: what a file of it may say, the file, and its table. */
export const MADE: Record<DataSet, Made> = {
  schemes: {
    schema: schemesFile,
    json: schemesData,
    csv: schemesCsv,
    columns: columnNames(schemeColumns),
    entries: schemeEntries.length,
  },
  offices: {
    schema: officesFile,
    json: officesData,
    csv: officesCsv,
    columns: columnNames(officeColumns),
    entries: officeEntries.length,
  },
  hostels: {
    schema: hostelsFile,
    json: hostelsData,
    csv: hostelsCsv,
    columns: columnNames(hostelColumns),
    entries: hostelEntries.length,
  },
};

/** The files of open data by address. */
export function openDataFiles(): Map<string, string> {
  return new Map(
    DATA_SETS.flatMap((set) => [
      [dataPath(set, 'json'), written(MADE[set].json())],
      [dataPath(set, 'csv'), MADE[set].csv()],
      [
        dataPath(set, 'schema.json'),
        written(z.toJSONSchema(MADE[set].schema, { unrepresentable: 'any', reused: 'ref' })),
      ],
    ]),
  );
}

const written = (value: object) => `${JSON.stringify(value, null, 1)}\n`;
