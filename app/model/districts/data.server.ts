import { loadEntry } from '../load.server.ts';
import { districtsSchema } from './schema.server.ts';

/** District id → its name in both languages. */
export const districts = loadEntry('districts.yaml', districtsSchema).districts;
