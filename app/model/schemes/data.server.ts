import { loadCollection, loadEntry } from '../load.server.ts';
import { bodiesSchema, categorySchema, requiredDocumentsSchema, schemeSchema } from './schema.server.ts';

export const schemes = loadCollection('schemes', schemeSchema);

export const categories = loadCollection('categories', categorySchema).sort((a, b) => a.order - b.order);

export const requiredDocuments = loadEntry('required-documents.yaml', requiredDocumentsSchema).documents;

export const bodies = loadEntry('bodies.yaml', bodiesSchema).bodies;
