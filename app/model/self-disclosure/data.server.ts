import { generatedPdf } from '../documents/generatedPdf.server.ts';
import { loadEntry } from '../load.server.ts';
import { selfDisclosureSchema } from './schema.server.ts';

const { pdf, ...entry } = loadEntry('self-disclosure.yaml', selfDisclosureSchema);

export const selfDisclosure = { ...entry, pdf: pdf ?? generatedPdf('self-disclosure') };
