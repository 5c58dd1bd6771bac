import { loadCurrent } from '../archive/loadCurrent.server.ts';
import { loadEntry } from '../load.server.ts';
import { paperConditionsSchema, requiredDocumentsSchema } from './papersSchema.server.ts';
import { categorySchema, schemeSchema } from './schema.server.ts';

export const schemes = loadCurrent('schemes', schemeSchema);

export const categories = loadCurrent('categories', categorySchema).sort((a, b) => a.order - b.order);

const papers = loadEntry('required-documents.yaml', requiredDocumentsSchema);

export const requiredDocuments = papers.documents;

const { asOf, reviewed, reviewDue, confidence } = papers;
export const requiredDocumentsProvenance = { asOf, reviewed, reviewDue, confidence };

export const paperConditions = loadEntry('paper-conditions.yaml', paperConditionsSchema).conditions;
