import { loadCurrent } from '../archive/loadCurrent.server.ts';
import { ELSEWHERE_GROUPS, elsewhereSchema } from './schema.server.ts';

/** What other departments give, in the order of the page: by group, then by `order`. */
export const elsewhere = loadCurrent('elsewhere', elsewhereSchema).sort(
  (a, b) => ELSEWHERE_GROUPS.indexOf(a.group) - ELSEWHERE_GROUPS.indexOf(b.group) || a.order - b.order,
);
