import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { parseEntry, problemsWhile } from '#app/model/load.server.ts';
import type { Path, Problem } from '#app/model/problems/problem.ts';
import { checkFolder } from '#content-check/checkFolder.ts';
import { UserError } from '#content-check/UserError.ts';
import { writeFileAtomic } from '#content-check/writeFileAtomic.ts';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import { type CellPlace, type CellProblem, digits, formatCellProblem, formatPlace } from '../cells/cellProblems.ts';
import { entrySchema } from '../schema/entries.ts';
import type { Difference, Plan } from './plan.ts';
import { planImport } from './planImport.ts';
import { sheetsIn } from './readFile.ts';

/** Maps file paths below `content/` to their new texts. */
type NewTexts = Map<string, string>;

/**
 * Prints the changes and writes them after confirmation. Returns false if there are problems. Throws a UserError if a file
 * cannot be read.
 */
export async function importSheets(
  files: readonly string[],
  consent: () => Promise<boolean>,
  checkContent = validateContent,
): Promise<boolean> {
  const sheets = (await Promise.all(files.map(sheetsIn))).flat();
  const { collection, plan } = planImport(sheets);
  const texts = changedTexts(plan);
  if (plan.missing.length > 0) console.info(`${formatMissingRows(plan)}\n`);
  if (texts.size > 0) console.info(`${formatDifferences(plan)}\n`);
  const problems = await collectProblems(collection, plan, texts, checkContent);
  if (problems.length > 0) {
    console.error(`Nothing was written · काहीही लिहिले नाही\n\n${problems.map(formatCellProblem).join('\n')}`);
    return false;
  }
  if (texts.size === 0) console.info('The sheets say what the content says · तक्ते व मजकूर सारखेच आहेत');
  else if (await consent()) write(plan, texts);
  else console.info('Nothing was written · काहीही लिहिले नाही');
  return true;
}

function changedTexts({ entries, changed }: Plan): NewTexts {
  const edited = [...entries.values()].filter(({ id }) => changed.has(id));
  const texts = edited.map(({ file, text, item }) => ({ file, text, next: editYaml(text, item) }));
  return new Map(texts.filter(({ text, next }) => text !== next).map(({ file, next }) => [file, next]));
}

/** Checks the whole content, but only if all cells and entries are valid. */
async function collectProblems(
  collection: string,
  plan: Plan,
  texts: NewTexts,
  checkContent: typeof validateContent,
): Promise<CellProblem[]> {
  if (plan.problems.length > 0) return plan.problems;
  const bySchema = validateEntries(collection, plan, texts);
  return bySchema.length > 0 || texts.size === 0 ? bySchema : checkContent(plan, texts);
}

function write({ entries }: Plan, texts: NewTexts): void {
  for (const { file, text } of entries.values())
    if (text !== '' && readFileSync(join(CONTENT_ROOT, file), 'utf8') !== text)
      throw new UserError(
        `content/${file} was changed while you were asked: run the command again`,
        `तुम्हाला विचारत असताना content/${file} ही फाइल बदलली: आज्ञा पुन्हा चालवा`,
      );
  for (const [file, text] of texts) writeFileAtomic(join(CONTENT_ROOT, file), text);
  const names = [...texts.keys()].map((file) => `  content/${file}`).join('\n');
  console.info(`Written · लिहिले:\n${names}\nSet lastUpdated in content/site.yaml, then run npm run content and npm start.
content/site.yaml मधील lastUpdated बदला, मग npm run content व npm start चालवा.`);
}

/** Asks the user for confirmation. Returns false if the input ends without an answer. */
export function confirmAtTerminal(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise((resolve) => {
    terminal.on('close', () => resolve(false));
    terminal.question('Write this? y/n · हे लिहायचे का? होय/नाही: ', (answer) => {
      resolve(/^\s*(y|yes|हो|होय)\s*$/i.test(answer));
      terminal.close();
    });
  });
}

export function validateEntries(collection: string, plan: Plan, texts: NewTexts): CellProblem[] {
  const schema = entrySchema(collection);
  return [...texts]
    .flatMap(([file, text]) => problemsWhile(() => parseEntry(`content/${file}`, text, schema)))
    .map((problem) => toCellProblem(problem, plan));
}

/** Runs the content check on a copy with the new texts. Returns errors that the current content does not have. */
async function validateContent(plan: Plan, texts: NewTexts): Promise<CellProblem[]> {
  const copy = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    cpSync(CONTENT_ROOT, copy, { recursive: true });
    for (const [file, text] of texts) writeFileSync(join(copy, file), text);
    const errors = await errorsIn(copy);
    if (errors.length === 0) return [];
    const before = new Set((await errorsIn(CONTENT_ROOT)).map((problem) => JSON.stringify(problem)));
    return errors
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

const EMPTY = '(empty · रिकामे)';
const MAX_LISTED_ROWS = 10;

export function formatDifferences({ differences, entries }: Plan): string {
  const byEntry = Map.groupBy(differences, ({ id }) => id);
  return [...byEntry]
    .map(([id, changes]) => {
      const entry = entries.get(id);
      const isNew = entry?.text === '' ? ' (new · नवी नोंद)' : '';
      return [`content/${entry?.file ?? id}${isNew}`, ...changes.map(formatDifference)].join('\n');
    })
    .join('\n\n');
}

function formatDifference({ place, from, to }: Difference): string {
  const heading = place.heading ? ` · ${place.heading.mr}` : '';
  return [`  ${formatPlace('en', place)}${heading}`, ...diffLines('-', from), ...diffLines('+', to)].join('\n');
}

function diffLines(sign: string, text: string): string[] {
  return (text === '' ? EMPTY : text).split('\n').map((line) => `    ${sign} ${line}`);
}

/** Explains that the import deletes no entries whose rows are missing, and how to delete an entry. */
export function formatMissingRows({ missing }: Plan): string {
  const { length } = missing;
  const listed = missing.slice(0, MAX_LISTED_ROWS).map(({ sheet, keys }) => `  ${sheet}: ${keys.join(' / ')}`);
  const more = length > MAX_LISTED_ROWS ? ['  …'] : [];
  return [
    `${length} ${length === 1 ? 'row is' : 'rows are'} not in the sheets. Nothing is deleted because of it; to delete, edit the file in content/.`,
    `${digits(length)} ${length === 1 ? 'ओळ तक्त्यांत नाही' : 'ओळी तक्त्यांत नाहीत'}. त्यामुळे काहीही पुसले जात नाही; पुसायचे असल्यास content/ मधील फाइल बदला.`,
    ...listed,
    ...more,
  ].join('\n');
}
