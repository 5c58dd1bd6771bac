import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import type { Term } from '#app/model/glossary/schema.server.ts';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { problemsOf } from '#app/model/load.server.ts';
import type { Problem } from '#app/model/problems/problem.ts';
import { formatPlace } from '#app/model/problems/sentences.ts';
import { retiredReferences } from './references.ts';
import { boundsInSentences, writtenAmounts } from './rules/amounts.ts';
import { contacts, pinCodes } from './rules/contacts.ts';
import { resolutions } from './rules/contradictions.ts';
import { glossary } from './rules/glossary.ts';
import { figureParity, placeholderParity } from './rules/language-parity.ts';
import { links, siteAddresses } from './rules/links.ts';
import { fileNames, names } from './rules/names.ts';
import { generalKnowledge, provenanceDays } from './rules/provenance.ts';
import { publishedFiles, unreferencedPdfs } from './rules/published-files.ts';
import { securityContact } from './rules/security-contact.ts';
import { specificationRows } from './rules/specification.ts';
import { marathiSpelling, spelling } from './rules/spelling.ts';
import { marathiScript, typing } from './rules/typing.ts';
import {
  type ContentFile,
  collectPlainTexts,
  collectTexts,
  interfaceTexts,
  rawContentFiles,
  type Text,
  withQuotedFigures,
} from './text/texts.ts';

/**
 * Applies the rules that need no other file: the form checks the entry being written, the content check every entry.
 */
export function checkFiles(typed: ContentFile[], terms: Term[], now: Date): Problem[] {
  const files = withQuotedFigures(typed);
  return [
    ...writtenAmounts(typed),
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

/** Applies every schema and rule to the content. The spelling of 10,000 texts takes some seconds. */
export async function checkContent({ spelled, now }: { spelled: boolean; now: Date }): Promise<Problem[]> {
  const refused = await findSchemaProblems();
  // Rules rely on the schemas, so files that these refuse come first.
  if (refused.length > 0) return refused;
  const { terms } = await import('#app/model/glossary/data.server.ts');
  const { checkReferences } = await import('#app/model/references.server.ts');
  const { specification } = await import('#app/model/specification/data.server.ts');
  const typed = rawContentFiles();
  const files = withQuotedFigures(typed);
  const words = interfaceTexts();
  const texts = [...files.flatMap(collectTexts), ...words];
  const problems = [
    ...publishedFiles(CONTENT_ROOT),
    ...unreferencedPdfs(CONTENT_ROOT, files),
    ...checkReferences(),
    ...specificationRows(specification, files),
    ...contacts(files),
    ...resolutions(files),
    ...names(files),
    ...links(files.flatMap(collectPlainTexts), texts, await siteAddresses()),
    ...checkFiles(typed, terms, now),
    ...checkTexts(words, terms),
    ...placeholderParity(words),
    ...(spelled ? [...(await spelling(texts)), ...marathiSpelling(texts)] : []),
  ];
  const { retiredEntries } = await import('#app/model/archive/retired.server.ts');
  const ofRetired = retiredReferences(retiredEntries);
  const places = new Set(ofRetired.map(formatPlace));
  // Of two problems at one place, that of the retired entry explains the other.
  return [...ofRetired, ...problems.filter((problem) => !places.has(formatPlace(problem)))];
}

const MODEL_ROOT = join(process.cwd(), 'app', 'model');

/** Lists what the schemas refuse and files that cannot be read, by importing the module of each collection. */
async function findSchemaProblems(): Promise<Problem[]> {
  const collections = readdirSync(MODEL_ROOT).filter((folder) =>
    existsSync(join(MODEL_ROOT, folder, 'data.server.ts')),
  );
  const readers: (() => unknown)[] = [
    ...collections.map((collection) => () => import(`#app/model/${collection}/data.server.ts`)),
    interfaceTexts,
  ];
  // A collection that reads another one throws its problems again.
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
