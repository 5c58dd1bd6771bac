import { ADDRESS_TESTS } from './addresses.ts';
import { COMPRESSION_TESTS } from './compression.ts';
import { COPY_TESTS } from './conditional-requests.ts';
import { FILE_TESTS } from './files.ts';
import { PART_TESTS } from './range-requests.ts';
import { PROTECTION_TESTS } from './security.ts';

/** Run against every host by tests/delivery, and against a release from outside by `npm run smoke`. */
export const HOST_CONTRACT = [
  ...FILE_TESTS,
  ...ADDRESS_TESTS,
  ...COMPRESSION_TESTS,
  ...COPY_TESTS,
  ...PART_TESTS,
  ...PROTECTION_TESTS,
];
