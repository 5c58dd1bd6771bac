import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '#app/model/load.server.ts';
import { errorAt, type Finding } from './finding.ts';
import { interfaceTexts } from './texts.ts';

const MODEL_ROOT = join(process.cwd(), 'app', 'model');

/**
 * What the schemas refuse, and files that cannot be read. Every collection is read; a file that its schema refuses throws
 * as the module is read.
 */
export async function refusals(): Promise<Finding[]> {
  const collections = readdirSync(MODEL_ROOT).filter(isCollection);
  const readers: (() => unknown)[] = [
    ...collections.map((collection) => () => import(`#app/model/${collection}/data.server.ts`)),
    interfaceTexts,
  ];
  const problems = new Set<string>();
  for (const read of readers) {
    try {
      await read();
    } catch (error) {
      // Anything else is a fault of the program and keeps its stack.
      if (!(error instanceof ContentError)) throw error;
      // Some collections read others, whose errors they would tell again.
      problems.add(error.message);
    }
  }
  return toFindings([...problems]);
}

function isCollection(folder: string): boolean {
  return existsSync(join(MODEL_ROOT, folder, 'data.server.ts'));
}

/** What is said of a whole file or folder has no field and begins with its verb. */
const OF_THE_WHOLE = /^(?:is|has|lacks|names|cannot) /;

/** Messages of the loader, `file` and then `  field what is wrong` a line, as findings. */
export function toFindings(messages: string[]): Finding[] {
  return messages.flatMap((message) => {
    const [file = '', ...problems] = message.split('\n');
    if (problems.length === 0) return [errorAt({ file: 'content', field: 'the check' }, message)];
    return problems.map((problem) => {
      if (OF_THE_WHOLE.test(problem.trim())) return errorAt({ file, field: 'it' }, problem.trim());
      const [, field = '', sentence = ''] = /^\s*(\S+) (.*)$/.exec(problem) ?? [];
      return errorAt({ file, field }, sentence);
    });
  });
}
