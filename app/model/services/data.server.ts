import { currentEntries } from '../entries.server.ts';

export const services = currentEntries('services');
