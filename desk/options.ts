import type { ParseArgsOptionsConfig } from 'node:util';

/** Options of `npm run desk --`. Those from `shared` on are for the shared desk (docs/how-to/run-the-shared-desk.md). */
export const OPTIONS = {
  project: { type: 'string' },
  port: { type: 'string' },
  shared: { type: 'boolean' },
  data: { type: 'string' },
  origin: { type: 'string' },
  'preview-origin': { type: 'string' },
  site: { type: 'string' },
  target: { type: 'string' },
  'invite-administrator': { type: 'boolean' },
  backup: { type: 'string' },
  restore: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig;
