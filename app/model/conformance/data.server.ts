import { loadEntry } from '../load.server.ts';
import { conformanceSchema } from './schema.server.ts';

export const conformance = loadEntry('conformance.yaml', conformanceSchema);
