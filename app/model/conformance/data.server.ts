import { loadEntry } from '../load.server.ts';
import { evaluateConformance } from './judge.ts';
import { conformanceSchema, runSchema } from './schema.server.ts';

export const conformance = loadEntry('conformance.yaml', conformanceSchema);

/** Test results on which the report is based, written by `npm run conformance`. */
export const lastRun = loadEntry('conformance-run.json', runSchema);

/** Every point of both standards with its state. */
export const report = evaluateConformance(conformance, lastRun);
