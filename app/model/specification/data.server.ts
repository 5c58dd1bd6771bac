import { loadEntry } from '../load.server.ts';
import { specificationSchema } from './schema.server.ts';

export const specification = loadEntry('specification.yaml', specificationSchema).rows;
