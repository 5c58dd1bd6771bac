import { loadCurrent } from '../archive/loadCurrent.server.ts';
import { situationSchema } from './schema.server.ts';

export const situations = loadCurrent('situations', situationSchema).sort((a, b) => a.order - b.order);
