import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { UserError } from '#content-check/UserError.ts';
import { digits, formatCellProblem, formatPlace } from '../cells/cellProblems.ts';
import { changedTexts, collectProblems, contentCheck, type NewTexts } from './newTexts.ts';
import type { Difference, Plan } from './plan.ts';
import { planImport } from './planImport.ts';
import { sheetsIn } from './readFile.ts';

/**
 * Prints the changes and writes them after confirmation. Returns false if there are problems. Throws a UserError if a file
 * cannot be read.
 */
export async function importSheets(
  files: readonly string[],
  consent: () => Promise<boolean>,
  checkContent = contentCheck(),
): Promise<boolean> {
  const { collection, plan } = planImport(files.flatMap(sheetsIn));
  const texts = changedTexts(plan);
  if (plan.compared.length > 0) console.info(`${formatCompared(plan)}\n`);
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

export function formatCompared({ compared }: Plan): string {
  const lines = compared.map(({ sheet, rows }) => {
    const [row, inMarathi] = rows === 1 ? ['row', 'ओळ'] : ['rows', 'ओळी'];
    return `  ${sheet}: ${rows} ${row} · ${digits(rows)} ${inMarathi}`;
  });
  return ['Compared with the content · मजकुराशी पडताळले:', ...lines].join('\n');
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
