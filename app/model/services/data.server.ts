import { loadCurrent } from '../archive/loadCurrent.server.ts';
import { serviceSchema } from './schema.server.ts';

export const services = loadCurrent('services', serviceSchema).sort((a, b) => a.order - b.order);
