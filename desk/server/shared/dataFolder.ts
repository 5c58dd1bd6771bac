import { chmodSync, mkdirSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { UserError } from '#content-check/UserError.ts';

export const DEFAULT_DATA = '/var/lib/sahayya-desk';

/**
 * Returns the whole path of the data folder of the shared desk, after it created the folder and closed it to other users of the machine.
 * Throws a UserError if the folder is in the project, which the build copies, belongs to something else, or cannot be written.
 */
export function prepareDataFolder(project: string, wanted = DEFAULT_DATA): string {
  const data = resolve(wanted);
  const [own, others] = [realPath(data), realpathSync(project)];
  if (isWithin(own, others) || isWithin(others, own))
    throw new UserError(
      `The data folder ${data} must not be inside the project ${project}, nor contain it. Name another one with --data.`,
      `${data} हा फोल्डर ${project} या प्रकल्पाच्या आत किंवा त्यावर नको. --data ने दुसरा फोल्डर द्या.`,
    );
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    refuseOtherFiles(data);
    // Contains password hashes and sessions.
    chmodSync(data, 0o700);
  } catch (error) {
    if (error instanceof UserError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `The data folder ${data} cannot be used: ${reason}. Name another one with --data.`,
      `${data} हा फोल्डर वापरता येत नाही. कारण वर आहे. --data ने दुसरा फोल्डर द्या.`,
    );
  }
  return data;
}

/** Refuses a folder that belongs to something else, because closing it would lock out its users. */
function refuseOtherFiles(data: string): void {
  const names = readdirSync(data).filter((name) => name !== 'lost+found');
  if (names.length === 0 || names.some((name) => name === 'desk.yaml' || name === 'desk.sqlite')) return;
  throw new UserError(
    `The folder ${data} contains other files. Name an empty one with --data.`,
    `${data} या फोल्डरात दुसऱ्या फाइली आहेत. --data ने रिकामा फोल्डर द्या.`,
  );
}

function isWithin(inner: string, outer: string): boolean {
  const path = relative(outer, inner);
  return path !== '..' && !path.startsWith(`..${sep}`);
}

/** Resolves the links of a path of which the last folders may be missing. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return join(realPath(dirname(path)), relative(dirname(path), path));
  }
}
