import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { parseEntry, problemsWhile } from '#app/model/load.server.ts';
import type { Path, Problem } from '#app/model/problems/problem.ts';
import { checkFolder } from '#content-check/checkFolder.ts';
import type { CellPlace, CellProblem } from '../cells/cellProblems.ts';
import { entrySchema } from '../schema/entries.ts';
import type { Plan } from './plan.ts';

/** New texts by file name below `content/`. */
export type NewTexts = Map<string, string>;

/** Validates the new texts and names the cells of the problems. */
export function validateEntries(collection: string, plan: Plan, texts: NewTexts): CellProblem[] {
  const schema = entrySchema(collection);
  return [...texts]
    .flatMap(([file, text]) => problemsWhile(() => parseEntry(`content/${file}`, text, schema)))
    .map((problem) => toCellProblem(problem, plan));
}

/** Runs the content check on a copy with the new texts, and returns the errors that the content does not have yet. */
export async function validateContent(plan: Plan, texts: NewTexts): Promise<CellProblem[]> {
  const copy = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    cpSync(CONTENT_ROOT, copy, { recursive: true });
    for (const [file, text] of texts) writeFileSync(join(copy, file), text);
    const found = await errorsIn(copy);
    if (found.length === 0) return [];
    const before = new Set((await errorsIn(CONTENT_ROOT)).map((problem) => JSON.stringify(problem)));
    return found
      .filter((problem) => !before.has(JSON.stringify(problem)))
      .map((problem) => toCellProblem(problem, plan));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function errorsIn(root: string): Promise<Problem[]> {
  return (await checkFolder(root)).filter(({ level }) => level === 'error');
}

function toCellProblem({ file, path, code, params }: Problem, plan: Plan): CellProblem {
  const entry = [...plan.entries.values()].find((one) => `content/${one.file}` === file);
  return { place: placeOf(path, entry?.id ?? '', file, plan), code, params };
}

/** Falls back to the cell of the parent, then to the path in its file. */
function placeOf(path: Path, id: string, file: string, { places }: Plan): CellPlace {
  const steps = [id, ...path];
  for (let length = steps.length; length > 0; length--) {
    const place = places.get(steps.slice(0, length).join('/'));
    if (place) return place;
  }
  return { sheet: [file, path.join('.')].filter(Boolean).join(' ') };
}
