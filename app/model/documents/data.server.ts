import { loadEntry } from '../load.server.ts';
import { documentTextsSchema } from './schema.server.ts';

/** Texts of PDFs by the name of the PDF. */
export const documentTexts = loadEntry('documents-text.yaml', documentTextsSchema);
