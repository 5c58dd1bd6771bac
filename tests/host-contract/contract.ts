import { ADDRESS_TESTS } from './addresses.ts';
import { COMPRESSION_TESTS } from './compression.ts';
import { CONDITION_TESTS } from './conditional-requests.ts';
import type { ContractTest } from './expectations.ts';
import { FILE_TESTS } from './files.ts';
import { RANGE_TESTS } from './range-requests.ts';
import { SECURITY_TESTS } from './security.ts';

/** The tests of a host. tests/delivery runs them on every host, and `npm run smoke` on a published release. */
export const HOST_CONTRACT: ContractTest[] = [
  ...FILE_TESTS,
  ...ADDRESS_TESTS,
  ...COMPRESSION_TESTS,
  ...CONDITION_TESTS,
  ...RANGE_TESTS,
  ...SECURITY_TESTS,
];
