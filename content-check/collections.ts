import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { problemsOf } from '#app/model/load.server.ts';
import type { Problem } from '#app/model/problems/problem.ts';
import { interfaceTexts } from './texts.ts';

const MODEL_ROOT = join(process.cwd(), 'app', 'model');

/** Lists what the schemas refuse and files that cannot be read, by importing the module of each collection. */
export async function refusedBySchemas(): Promise<Problem[]> {
  const collections = readdirSync(MODEL_ROOT).filter((folder) =>
    existsSync(join(MODEL_ROOT, folder, 'data.server.ts')),
  );
  const readers: (() => unknown)[] = [
    ...collections.map((collection) => () => import(`#app/model/${collection}/data.server.ts`)),
    interfaceTexts,
  ];
  // Some collections read others, whose problems they would tell again.
  const refused = new Map<string, Problem>();
  for (const read of readers) {
    try {
      await read();
    } catch (error) {
      for (const problem of problemsOf(error)) refused.set(JSON.stringify(problem), problem);
    }
  }
  return [...refused.values()];
}
