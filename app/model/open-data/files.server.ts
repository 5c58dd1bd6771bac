import { z } from 'zod';
import type { OpenDataSet } from './dataSet.server.ts';
import { hostelData } from './hostels.server.ts';
import { officeData } from './offices.server.ts';
import { DATA_SETS, type DataSet, dataPath } from './paths.ts';
import { schemeData } from './schemes.server.ts';

export const MADE: Record<DataSet, OpenDataSet> = { schemes: schemeData, offices: officeData, hostels: hostelData };

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
