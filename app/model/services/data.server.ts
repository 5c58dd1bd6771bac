import { loadCollection } from '../load.server.ts';
import { serviceSchema } from './schema.server.ts';

export const services = loadCollection('services', serviceSchema).sort((a, b) => a.order - b.order);
