import { choiceName, collectionName, fieldName } from '#app/model/field-names/data.server.ts';
import type { Names } from './changes.ts';

/** The names that content/field-names.yaml gives. */
export const NAMES: Names = {
  collection: (collection) => ({
    en: collectionName(collection, 'en'),
    mr: collectionName(collection, 'mr'),
  }),
  field: (collection, path) => ({
    en: fieldName(collection, path, 'en'),
    mr: fieldName(collection, path, 'mr'),
  }),
  choice: (collection, path, value) => ({
    en: choiceName(collection, path, value, 'en'),
    mr: choiceName(collection, path, value, 'mr'),
  }),
};
