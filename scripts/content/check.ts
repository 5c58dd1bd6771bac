/**
 * `npm run content`: reads every collection, applies every rule and prints what is wrong or, where nothing is, what there
 * is. Exit code 1 on an error. The build runs it first (`--quiet`: errors only, no spelling), because the router swallows what a content
 * file is refused for. `--verbose` lists names instead of counting them. `--release` refuses samples and unconfirmed contacts. `--json` prints
 * what was found for another program, without the spelling.
 */
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { terms } from '#app/model/glossary/data.server.ts';
import { checkReferences } from '#app/model/references.server.ts';
import { specification } from '#app/model/specification/data.server.ts';
import { type Finding, listed } from './finding.ts';
import { refusals, toFindings } from './refusals.ts';
import { unreleased } from './release.ts';
import { contacts } from './rules/contacts.ts';
import { fileNames } from './rules/file-names.ts';
import { generalKnowledge } from './rules/general-knowledge.ts';
import { glossary } from './rules/glossary.ts';
import { links } from './rules/links.ts';
import { marathiScript } from './rules/marathi-script.ts';
import { marathiSpelling } from './rules/marathi-spelling.ts';
import { names } from './rules/names.ts';
import { provenanceDays } from './rules/provenance-days.ts';
import { publishedFiles } from './rules/published-files.ts';
import { resolutions } from './rules/resolutions.ts';
import { retiredNamed } from './rules/retired.ts';
import { sameFigures } from './rules/same-figures.ts';
import { sameGaps } from './rules/same-gaps.ts';
import { securityContact } from './rules/security-contact.ts';
import { specificationRows } from './rules/specification.ts';
import { spelling } from './rules/spelling.ts';
import { typing } from './rules/typing.ts';
import { boundsInSentences, writtenAmounts } from './rules/written-figures.ts';
import { siteAddresses } from './site.ts';
import { summary } from './summary.ts';
import { contentFiles, interfaceTexts, placeOfWord, plainsOf, type Text, textsOf, typedFiles } from './texts.ts';
import { indianDay } from './today.ts';

/** More warnings than this are counted, unless --verbose. */
const FEW_WARNINGS = 20;

const OPTIONS = ['--quiet', '--verbose', '--release', '--json'];
const options = new Set(process.argv.slice(2));
// A release that was checked with "--relase" would not have been checked as one.
const unknown = [...options].filter((option) => !OPTIONS.includes(option));
if (unknown.length > 0) {
  console.error(`${unknown.join(' ')} is not known. Write npm run content, or add one of: -- ${OPTIONS.join(' ')}`);
  process.exit(1);
}
// Without the two hyphens npm keeps the option for itself.
if (process.env.npm_config_release && !options.has('--release')) {
  console.error('Write npm run content -- --release, with two hyphens before it');
  process.exit(1);
}
const now = new Date();
const quiet = options.has('--quiet') || options.has('--json');
const verbose = options.has('--verbose');

const refused = await refusals();
// The rules read what the schemas promise: they are not asked about files that were refused.
const found = refused.length > 0 ? refused : await applyRules();
if (options.has('--json')) console.info(JSON.stringify(found));
else report(found);

async function applyRules(): Promise<Finding[]> {
  const files = contentFiles();
  const content = files.flatMap(textsOf);
  const words = interfaceTexts();
  const inBoth = [...content, ...words];
  const findings = [
    ...fileNames(files),
    ...publishedFiles(CONTENT_ROOT),
    ...toFindings(await checkReferences()),
    ...specificationRows(specification, files),
    ...writtenAmounts(typedFiles()),
    ...boundsInSentences(files),
    ...contacts(files),
    ...resolutions(files),
    ...securityContact(files, now),
    ...provenanceDays(files, indianDay(now)),
    ...generalKnowledge(files),
    ...names(files),
    ...links(files.flatMap(plainsOf), inBoth, await siteAddresses()),
    ...sameFigures(inBoth),
    ...sameGaps(words),
    ...marathiScript(inBoth),
    ...typing(inBoth),
    ...glossary(inBoth, terms),
    ...(options.has('--release') ? unreleased(files) : []),
    ...(quiet ? [] : await spellings(inBoth)),
  ];
  const { retiredEntries } = await import('#app/model/archive/retired.server.ts');
  const ofRetired = retiredNamed(retiredEntries);
  // Other rules only see that there is no such entry any more.
  const others = findings.filter(
    ({ file, field }) => !ofRetired.some((one) => one.file === file && one.field === field),
  );
  return [...ofRetired, ...others].map((finding) =>
    finding.file.startsWith('app/i18n/') ? { ...finding, ...placeOfWord(finding) } : finding,
  );
}

async function spellings(texts: Text[]): Promise<Finding[]> {
  const marathi = marathiSpelling(texts);
  if (!marathi) console.info('Marathi spelling was not checked: aspell with aspell-mr is not on this machine.\n');
  return [...(await spelling(texts)), ...(marathi ?? [])];
}

function report(findings: Finding[]): void {
  const errors = findings.filter(({ level }) => level === 'error');
  const warnings = findings.filter(({ level }) => level === 'warning');
  if (errors.length > 0) console.error(`${listed(errors)}\n`);
  if (!quiet) {
    if (warnings.length > 0 && (verbose || warnings.length <= FEW_WARNINGS))
      console.info(`Warnings\n\n${listed(warnings)}\n`);
    if (errors.length === 0)
      console.info(`${summary(contentFiles(), typedFiles(), specification, verbose, indianDay(now))}\n`);
  }
  if (!quiet || errors.length > 0) {
    const more = warnings.length > FEW_WARNINGS && !verbose ? ' (listed with --verbose)' : '';
    console.info(`${count(errors, 'error')} and ${count(warnings, 'warning')}${more} in the content`);
  }
  process.exitCode = errors.length === 0 ? 0 : 1;
}

function count(findings: Finding[], what: string): string {
  return `${findings.length} ${what}${findings.length === 1 ? '' : 's'}`;
}
