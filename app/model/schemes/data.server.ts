import { currentEntries } from '../entries.server.ts';
import { loadEntry } from '../load.server.ts';
import { paperConditionsSchema, requiredDocumentsSchema } from './papersSchema.server.ts';

export const schemes = currentEntries('schemes');

export const categories = currentEntries('categories');

const papers = loadEntry('required-documents.yaml', requiredDocumentsSchema);

export const requiredDocuments = papers.documents;

const { asOf, reviewed, reviewDue, confidence } = papers;
export const requiredDocumentsProvenance = { asOf, reviewed, reviewDue, confidence };

export const paperConditions = loadEntry('paper-conditions.yaml', paperConditionsSchema).conditions;
