import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import type { Term } from '#app/model/glossary/schema.server.ts';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { problemsOf } from '#app/model/load.server.ts';
import type { Problem } from '#app/model/problems/problem.ts';
import { formatPlace } from '#app/model/problems/sentences.ts';
import { atFields } from './atFields.ts';
import { retiredReferences } from './references.ts';
import { boundsInSentences, writtenAmounts } from './rules/amounts.ts';
import { contacts, pinCodes } from './rules/contacts.ts';
import { resolutions } from './rules/contradictions.ts';
import { glossary } from './rules/glossary.ts';
import { figureParity, placeholderParity } from './rules/language-parity.ts';
import { links, siteAddresses } from './rules/links.ts';
import { fileNames, names } from './rules/names.ts';
import { officePages } from './rules/office-pages.ts';
import { photographs } from './rules/photographs.ts';
import { generalKnowledge, provenanceDays } from './rules/provenance.ts';
import { publishedFiles, unreferencedPdfs } from './rules/published-files.ts';
import { securityContact } from './rules/security-contact.ts';
import { specificationRows } from './rules/specification.ts';
import { marathiSpelling, spelling } from './rules/spelling.ts';
import { letters, marathiScript, typing } from './rules/typing.ts';
import { unknownIds } from './rules/unknown-ids.ts';
import {
  type ContentFile,
  collectPlainTexts,
  collectTexts,
  interfaceTexts,
  isOnSite,
  rawContentFiles,
  type Text,
  withQuotedFigures,
} from './text/texts.ts';

/** Applies the rules that need only one file, to all content or to the entry in the desk's form. Leaves out files that the site does not show. */
export function checkFiles(allFiles: ContentFile[], terms: Term[], now: Date): Problem[] {
  const rawFiles = allFiles.filter(isOnSite);
  const files = withQuotedFigures(rawFiles);
  return [
    ...writtenAmounts(rawFiles),
    ...boundsInSentences(files),
    ...fileNames(files),
    ...pinCodes(files),
    ...provenanceDays(files, dayInIndia(now)),
    ...generalKnowledge(files),
    ...securityContact(files, now),
    ...checkTexts(files.flatMap(collectTexts), terms),
  ];
}

function checkTexts(texts: Text[], terms: Term[]): Problem[] {
  return [...figureParity(texts), ...marathiScript(texts), ...typing(texts), ...glossary(texts, terms)];
}

/** Applies every schema and rule to the content. `withSpelling` adds the spelling check, which takes some seconds. */
export async function checkContent({ withSpelling, now }: { withSpelling: boolean; now: Date }): Promise<Problem[]> {
  // Stops on schema errors, because the rules require valid entries.
  const schemaProblems = await findSchemaProblems();
  if (schemaProblems.some(({ code }) => code === 'unreadableFile')) return schemaProblems;
  if (schemaProblems.length > 0) return atFields(schemaProblems, rawContentFiles());
  const { terms } = await import('#app/model/glossary/data.server.ts');
  const { checkReferences } = await import('#app/model/references.server.ts');
  const { usedMasters } = await import('#app/model/pictures/data.server.ts');
  const { specification } = await import('#app/model/specification/data.server.ts');
  const rawFiles = rawContentFiles();
  const files = withQuotedFigures(rawFiles);
  const words = interfaceTexts();
  const texts = [...files.flatMap(collectTexts), ...words];
  const problems = [
    ...atFields([...(await publishedFiles(CONTENT_ROOT, files)), ...(await photographs(usedMasters))], rawFiles),
    ...unreferencedPdfs(CONTENT_ROOT, files),
    ...unknownIds(rawFiles),
    ...checkReferences(),
    ...specificationRows(specification, files),
    ...contacts(files),
    ...officePages(files),
    ...resolutions(files),
    ...names(files),
    ...links(files.flatMap(collectPlainTexts), texts, await siteAddresses()),
    ...checkFiles(rawFiles, terms, now),
    ...checkTexts(words, terms),
    ...letters(words),
    ...placeholderParity(words),
    ...(withSpelling ? [...(await spelling(texts)), ...marathiSpelling(texts)] : []),
  ];
  const { retiredEntries } = await import('#app/model/archive/retired.server.ts');
  const retiredProblems = retiredReferences(retiredEntries);
  const places = new Set(retiredProblems.map(formatPlace));
  // If a field refers to a retired entry, reports only this, because it explains all other problems of the field.
  return [...retiredProblems, ...problems.filter((problem) => !places.has(formatPlace(problem)))];
}

/** Finds schema errors and unreadable files by importing the module of each collection. */
async function findSchemaProblems(): Promise<Problem[]> {
  const modules = globSync('*/data.server.ts', { cwd: join(process.cwd(), 'app/model') }).sort();
  const readers: (() => unknown)[] = [
    ...modules.map((file) => () => import(`#app/model/${dirname(file)}/data.server.ts`)),
    interfaceTexts,
  ];
  // Removes duplicates, because a collection that imports another one throws the same problems again.
  const problems = new Map<string, Problem>();
  for (const read of readers) {
    try {
      await read();
    } catch (error) {
      for (const problem of problemsOf(error)) problems.set(JSON.stringify(problem), problem);
    }
  }
  return [...problems.values()];
}
