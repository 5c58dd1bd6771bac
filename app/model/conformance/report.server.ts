import { loadEntry } from '../load.server.ts';
import { conformance } from './data.server.ts';
import { evaluateConformance } from './judge.ts';
import { runSchema } from './schema.server.ts';

/** The run of all tests on which the report rests: `npm run conformance` writes it. */
export const lastRun = loadEntry('conformance-run.json', runSchema);

/** Every point of both standards with its state. */
export const report = evaluateConformance(conformance, lastRun);
