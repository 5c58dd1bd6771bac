import type { Path, Place } from '#app/model/problems/problem.ts';
import type { SpecificationRow } from '#app/model/specification/schema.server.ts';
import { valueAt } from '#app/model/valueAt.ts';
import { findStatusIssues, type StatusIssueKind } from './entryStatus.ts';
import { findUnquotedFigures } from './rules/amounts.ts';
import { type ContentFile, collectPlainTexts, entryName, markedParts } from './text/texts.ts';

/** `names`: the entries that the line counts. If there are only a few, the line also lists them. */
type Line = { name: string; text: string; names?: string[] };

/** Maximum number of names that a line lists without --verbose. */
const MAX_NAMES = 4;
const NAME_WIDTH = 26;

type Entry = Record<string, unknown>;

/** Counts entries, open issues and overrides. `today` is an ISO date. */
export function summary(
  files: ContentFile[],
  rawFiles: ContentFile[],
  rows: readonly SpecificationRow[],
  verbose: boolean,
  today: string,
): string {
  const issues = files.flatMap((file) => findStatusIssues(file, today));
  const unreviewed = files.flatMap((file) =>
    markedParts(file)
      .filter(({ part }) => part.asOf !== undefined && part.reviewed === undefined)
      .map(({ path }) => ({ file: file.file, path })),
  );
  const byStatus = (kind: StatusIssueKind) => byCollection(issues.filter((issue) => issue.kind === kind));
  const blocks: [string, Line[]][] = [
    ['What there is', counts(files)],
    ['To be confirmed (medium)', byStatus('unconfirmed')],
    ['To be checked again (reviewDue is past)', byStatus('overdue')],
    ['Never compared with its sources (no reviewed)', byCollection(unreviewed)],
    ['Address of the portal not known yet', byStatus('addressUnknown')],
    ['Missing', missing(files)],
    ['Samples', byStatus('sample')],
    ['Sentences that write a figure and could quote it', byCollection(findUnquotedFigures(rawFiles))],
    ['Demands of the specification that were overridden', overridden(rows)],
  ];
  return blocks
    .map(([title, lines]) => [title, ...lines.map((line) => formatLine(line, verbose))].join('\n'))
    .join('\n\n');
}

function formatLine({ name, text, names = [] }: Line, verbose: boolean): string {
  const list = names.length > 0 && (verbose || names.length <= MAX_NAMES) ? `: ${names.join(', ')}` : '';
  return `  ${name.padEnd(NAME_WIDTH)} ${text}${list}`;
}

function counts(files: ContentFile[]): Line[] {
  const entries = (folder: string) => inFolder(files, folder).map(({ entry }) => entry as Entry);
  const schemes = entries('schemes');
  const groups = entries('offices');
  const offices = (regional: boolean) =>
    groups
      .filter(({ id }) => (id === 'regional') === regional)
      .reduce((sum, { offices }) => sum + Object.keys(offices ?? {}).length, 0);
  const hostels = entries('hostels').filter(({ sample }) => !sample);
  const albums = entries('albums');
  const pictures = albums.reduce((sum, { images }) => sum + toEntries(images).length, 0);
  const institutions = entries('institutions').flatMap(({ districts }) =>
    toEntries(districts).flatMap(({ institutions: inDistrict }) => toEntries(inDistrict)),
  );
  const inCategory = (name: string) => hostels.filter(({ category }) => category === name).length;
  const lines: [string, string][] = [
    ['schemes', `${schemes.length} in ${new Set(schemes.map(({ category }) => category)).size} categories`],
    ['office entries', `${offices(false)}, and ${offices(true)} regional and higher ones`],
    ['named hostels', `${hostels.length} (${inCategory('government')} government, ${inCategory('aided')} aided)`],
    ['other institutions', String(institutions.length)],
    ['albums', `${albums.length} with ${pictures} pictures`],
    ...otherFolders(files).map((folder): [string, string] => [folder, String(entries(folder).length)]),
    ['PDF files brought', `${pdfsIn(files)} (both languages)`],
  ];
  return lines.map(([name, text]) => ({ name, text }));
}

/** Lists the folders without a line of their own. */
function otherFolders(files: ContentFile[]): string[] {
  const folders = new Set(files.flatMap(({ file }) => /^content\/(.+)\//.exec(file)?.[1] ?? []));
  const counted = ['schemes', 'offices', 'hostels', 'institutions', 'albums'];
  return [...folders].filter((folder) => !counted.includes(folder)).sort();
}

function overridden(rows: readonly SpecificationRow[]): Line[] {
  const lines = rows.flatMap(({ document, section, text, demands }) =>
    demands.flatMap(({ override }) =>
      override
        ? [{ name: `${document} ${section}`, text: `since ${override.since} (${override.source}): ${text}` }]
        : [],
    ),
  );
  return lines.length > 0 ? lines : [{ name: 'nothing', text: '' }];
}

function byCollection(places: Place[]): Line[] {
  const entries = places.map(({ file, path }) => ({
    collection: file.split('/')[1]?.replace('.yaml', '') ?? file,
    name: [entryName(file), ...path.slice(-1)].join(' '),
  }));
  if (entries.length === 0) return [{ name: 'nothing', text: '' }];
  return [...Map.groupBy(entries, ({ collection }) => collection)].map(([collection, all]) => ({
    name: collection,
    text: String(all.length),
    names: all.map(({ name }) => name),
  }));
}

function missing(files: ContentFile[]): Line[] {
  const named = (folder: string) =>
    inFolder(files, folder).map(({ file, entry }) => ({ name: entryName(file), entry: entry as Entry }));
  const offices = named('offices').flatMap(({ name, entry }) =>
    Object.entries(entry.offices as Entry).map(([place, office]) => ({ name: `${name} ${place}`, entry: office })),
  );
  const hostels = named('hostels').filter(({ entry }) => !entry.sample);
  const schemes = named('schemes');
  const fields: [string, { name: string; entry: unknown }[], Path][] = [
    ['offices: telephone', offices, ['office_phone_number']],
    ['offices: e-mail', offices, ['office_email']],
    ['offices: address', offices, ['office_address']],
    ['hostels: address', hostels, ['hostelAddress']],
    ['hostels: contact', hostels, ['headContact']],
    ['hostels: seats', hostels, ['hostelcapacity']],
    ['hostels: photos', hostels, ['photos']],
    ['schemes: portal', schemes, ['apply', 'portal']],
    ['schemes: resolution', schemes, ['governmentResolutions']],
    ['schemes: time limit', schemes, ['timeLimit']],
  ];
  return fields.map(([name, all, path]) => {
    const without = all.filter(({ entry }) => valueAt(entry, path) === undefined);
    return { name, text: `${without.length} of ${all.length}`, names: without.map((part) => part.name) };
  });
}

function pdfsIn(files: ContentFile[]): number {
  const named = files.flatMap((file) => collectPlainTexts(file).map(({ value }) => value));
  return new Set(named.filter((value) => /^\/pdfs\/.*\.pdf$/.test(value))).size;
}

function inFolder(files: ContentFile[], folder: string): ContentFile[] {
  return files.filter(({ file }) => file.startsWith(`content/${folder}/`));
}

function toEntries(value: unknown): Entry[] {
  return Array.isArray(value) ? (value as Entry[]) : [];
}
