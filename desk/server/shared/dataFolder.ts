import { chmodSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { UserError } from '#content-check/UserError.ts';

export const DEFAULT_DATA = '/var/lib/sahayya-desk';

/**
 * Returns the whole path of the data folder of the shared desk, after it created the folder and closed it to other users of the machine.
 * Throws a UserError if the folder is in the project, which the build copies, or cannot be written.
 */
export function prepareDataFolder(project: string, wanted = DEFAULT_DATA): string {
  const data = resolve(wanted);
  const path = relative(realpathSync(project), realPath(data));
  if (path === '' || !(path === '..' || path.startsWith(`..${sep}`)))
    throw new UserError(
      `The data folder ${data} must not be inside the project ${project}. Name another one with --data.`,
      `${data} हा फोल्डर ${project} या प्रकल्पाच्या आत नको. --data ने दुसरा फोल्डर द्या.`,
    );
  try {
    mkdirSync(data, { recursive: true });
    // Contains password hashes and sessions.
    chmodSync(data, 0o700);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(
      `The data folder ${data} cannot be used: ${reason}. Name another one with --data.`,
      `${data} हा फोल्डर वापरता येत नाही. कारण वर आहे. --data ने दुसरा फोल्डर द्या.`,
    );
  }
  return data;
}

/** Resolves the links of a path of which the last folders may be missing. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return join(realPath(dirname(path)), relative(dirname(path), path));
  }
}
