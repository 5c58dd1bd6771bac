import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UserError } from '#content-check/UserError.ts';

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

/** Reads the options of a command line. Throws a UserError that lists all options if one is unknown or lacks its value. */
export function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const options = Object.entries(OPTIONS).map(([name, { type }]) => `--${name}${type === 'string' ? ' …' : ''}`);
    throw new UserError(
      `${reason}\nThe desk has these options: ${options.join(', ')}`,
      `टेबल सुरू करताना दिलेला पर्याय चालत नाही. हे पर्याय आहेत: ${options.join(', ')}`,
    );
  }
}
