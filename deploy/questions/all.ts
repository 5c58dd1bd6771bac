import { ADDRESS_QUESTIONS } from './addresses.ts';
import { COMPRESSION_QUESTIONS } from './compression.ts';
import { COPY_QUESTIONS } from './copies.ts';
import { FILE_QUESTIONS } from './files.ts';
import { PART_QUESTIONS } from './parts.ts';
import { PROTECTION_QUESTIONS } from './protection.ts';

/** Asked of every host by tests/delivery, and of a release from outside by `npm run smoke`. */
export const QUESTIONS = [
  ...FILE_QUESTIONS,
  ...ADDRESS_QUESTIONS,
  ...COMPRESSION_QUESTIONS,
  ...COPY_QUESTIONS,
  ...PART_QUESTIONS,
  ...PROTECTION_QUESTIONS,
];
