import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { parseEntry, problemsWhile } from '#app/model/load.server.ts';
import type { Path, Problem } from '#app/model/problems/problem.ts';
import { checkFolder } from '#content-check/checkFolder.ts';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import type { CellPlace, CellProblem } from '../cells/cellProblems.ts';
import { entrySchema } from '../schema/entries.ts';
import type { Plan } from './plan.ts';

/** Maps file paths below `content/` to their new texts. */
export type NewTexts = Map<string, string>;

/** Checks the whole content with the new texts. */
type CheckContent = (plan: Plan, texts: NewTexts) => Promise<CellProblem[]>;

/** Returns the new texts of entries that an import changes. */
export function changedTexts({ entries, changed }: Plan): NewTexts {
  const edited = [...entries.values()].filter(({ id }) => changed.has(id));
  const texts = edited.map(({ file, text, item }) => ({ file, text, next: editYaml(text, item) }));
  return new Map(texts.filter(({ text, next }) => text !== next).map(({ file, next }) => [file, next]));
}

/** Checks the whole content, but only if all cells and entries are valid. */
export async function collectProblems(
  collection: string,
  plan: Plan,
  texts: NewTexts,
  checkContent: CheckContent,
): Promise<CellProblem[]> {
  if (plan.problems.length > 0) return plan.problems;
  const bySchema = validateEntries(collection, plan, texts);
  return bySchema.length > 0 || texts.size === 0 ? bySchema : checkContent(plan, texts);
}

export function validateEntries(collection: string, plan: Plan, texts: NewTexts): CellProblem[] {
  const schema = entrySchema(collection);
  return [...texts]
    .flatMap(([file, text]) => problemsWhile(() => parseEntry(`content/${file}`, text, schema)))
    .map((problem) => toCellProblem(problem, plan));
}

/**
 * Returns a function that runs the content check on a copy with the new texts, and returns errors that the content in `root` does not have.
 * `copyTo`: copies the content.
 */
export function contentCheck(
  root = CONTENT_ROOT,
  copyTo = (copy: string) => cpSync(root, copy, { recursive: true }),
): CheckContent {
  return async (plan, texts) => {
    const copy = mkdtempSync(join(tmpdir(), 'content-'));
    try {
      copyTo(copy);
      for (const [file, text] of texts) writeFileSync(join(copy, file), text);
      const errors = await errorsIn(copy);
      if (errors.length === 0) return [];
      const before = new Set((await errorsIn(root)).map((problem) => JSON.stringify(problem)));
      return errors
        .filter((problem) => !before.has(JSON.stringify(problem)))
        .map((problem) => toCellProblem(problem, plan));
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  };
}

async function errorsIn(root: string): Promise<Problem[]> {
  return (await checkFolder(root)).filter(({ level }) => level === 'error');
}

function toCellProblem({ file, path, code, params }: Problem, plan: Plan): CellProblem {
  const entry = [...plan.entries.values()].find((known) => `content/${known.file}` === file);
  return { place: findPlace(path, entry?.id ?? '', file, plan), code, params };
}

/** Returns the cell of a path or of its nearest parent. If there is no such cell, returns the file and the path. */
function findPlace(path: Path, id: string, file: string, { places }: Plan): CellPlace {
  const steps = [id, ...path];
  for (let length = steps.length; length > 0; length--) {
    const place = places.get(steps.slice(0, length).join('/'));
    if (place) return place;
  }
  return { sheet: [file, path.join('.')].filter(Boolean).join(' ') };
}
