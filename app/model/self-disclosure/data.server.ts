import { loadEntry } from '../load.server.ts';
import { selfDisclosureSchema } from './schema.server.ts';

export const selfDisclosure = loadEntry('self-disclosure.yaml', selfDisclosureSchema);
