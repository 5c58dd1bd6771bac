import { inBoth } from '#app/i18n/language.ts';
import { choiceName, collectionName, fieldName } from '#app/model/field-names/data.server.ts';
import type { Names } from './changes.ts';

/** The names that content/field-names.yaml gives. */
export const NAMES: Names = {
  collection: (collection) => inBoth((language) => collectionName(collection, language)),
  field: (collection, path) => inBoth((language) => fieldName(collection, path, language)),
  choice: (collection, path, value) => inBoth((language) => choiceName(collection, path, value, language)),
};
