import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { withFigures } from '#app/model/figures/quotes.server.ts';
import { type Entries, entriesOnDisk, readYaml } from '#app/model/figures/source.server.ts';
import { errorAt, type Problem } from '#app/model/problems/problem.ts';
import type { SpecificationRow } from '#app/model/specification/schema.server.ts';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { parseYamlOnce } from '#app/model/yaml.server.ts';
import {
  type ChangedEntry,
  type Decision,
  findDecision,
  leftDemands,
  withDecisions,
} from '#content-check/rules/decisions.ts';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import { unsourcedFigures } from './changes/unsourcedFigures.ts';
import { withEntry } from './figures.ts';
import type { Folders } from './folders.ts';

export const SPECIFICATION = 'specification.yaml';

/** The decision with which a change leaves the specification: `needed` if the entry does not name it yet. */
export type NamedDecision = Decision | 'needed';

type Content = Pick<Folders, 'content'>;

/** Returns the decision that explains a changed entry; undefined if the entry keeps what the specification demands. */
export function describeDecision(folders: Content, file: string, published: unknown, value: unknown) {
  const text = readSpecification(folders);
  if (text === undefined || published === undefined) return undefined;
  const { rows } = parseYamlOnce(text) as { rows: SpecificationRow[] };
  const changed = withValues(entriesOnDisk(folders.content), { file, before: published, after: value });
  if (leftDemands(rows, changed).length === 0) return undefined;
  const decision: NamedDecision = findDecision(changed) ?? 'needed';
  return decision;
}

/** Finds what a changed entry does not say yet: the decision of the department, or else the sources of figures that moved. */
export function findUnexplained(
  folders: Content,
  { file, published, value }: { file: string; published: unknown; value: unknown },
): Problem[] {
  const unsourced = unsourcedFigures(file, published, value);
  if (describeDecision(folders, file, published, value) !== 'needed') return unsourced;
  const needed = decisionNeeded(file);
  // Asks only once for the source of the entry itself.
  return [needed, ...unsourced.filter(({ path }) => path.length > needed.path.length)];
}

/** Asks for the decision of the department at the field for sources. */
export const decisionNeeded = (file: string): Problem =>
  errorAt({ file: `content/${file}`, path: ['source'] }, 'decisionNeeded');

/** Writes the decisions that changed entries name into the text of the specification. `folders`: of the content to which the entries belong. */
export function decideSpecification(folders: Content, text: string, changed: Iterable<ChangedEntry>): string {
  const specification = parse(text) as { rows: SpecificationRow[] };
  const entries = entriesOnDisk(folders.content);
  const rows = [...changed].reduce(
    (decided, entry) => withDecisions(decided, withValues(entries, entry)),
    specification.rows,
  );
  return editYaml(text, { ...specification, rows });
}

/**
 * Writes the decisions that new values name into the specification of a copy of the content. `values`: new entries by file. Changes nothing
 * if the copy has no specification.
 */
export function writeDecisions(
  { content }: Content,
  copy: string,
  values: Iterable<readonly [file: string, value: unknown]>,
): void {
  const text = readSpecification({ content: copy });
  if (text === undefined) return;
  const changed = [...values].map(([file, after]) => ({ file, before: readYaml(join(content, file)), after }));
  const decided = decideSpecification({ content }, text, changed);
  if (decided !== text) writeFileAtomic(join(copy, SPECIFICATION), decided);
}

/** Returns undefined if the content has no specification. */
function readSpecification({ content }: Content): string | undefined {
  const path = join(content, SPECIFICATION);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Puts figures in place of quotes. */
function withValues(entries: Entries, { file, before, after }: ChangedEntry): ChangedEntry {
  const valued = (value: unknown) => withFigures(value, withEntry(entries, file, value)).entry;
  return { file, before: valued(before), after: valued(after) };
}
