import type { Place } from '#app/model/problems/problem.ts';
import type { SpecificationRow } from '#app/model/specification/schema.server.ts';
import { findStatusIssues, type StatusIssueKind } from './entryStatus.ts';
import { findUnquotedFigures } from './rules/amounts.ts';
import { type ContentFile, collectPlainTexts, markedParts, nameOf } from './text/texts.ts';

/** `names` are listed where they are few. */
type Line = { name: string; text: string; names?: string[] };

/** Longer lists need --verbose. */
const FEW = 4;
const WIDTH = 26;

type Entry = Record<string, unknown>;

/** Counts entries, open issues and overrides. `today`: ISO day. */
export function summary(
  files: ContentFile[],
  typed: ContentFile[],
  rows: readonly SpecificationRow[],
  verbose: boolean,
  today: string,
): string {
  const flaws = files.flatMap((file) => findStatusIssues(file, today));
  const unreviewed = files.flatMap((file) =>
    markedParts(file)
      .filter(({ part }) => part.asOf !== undefined && part.reviewed === undefined)
      .map(({ path }) => ({ file: file.file, path })),
  );
  const byStatus = (kind: StatusIssueKind) => byCollection(flaws.filter((flaw) => flaw.kind === kind));
  const blocks: [string, Line[]][] = [
    ['What there is', counts(files)],
    ['To be confirmed (medium)', byStatus('unconfirmed')],
    ['To be checked again (reviewDue is past)', byStatus('overdue')],
    ['Never compared with its sources (no reviewed)', byCollection(unreviewed)],
    ['Address of the portal not known yet', byStatus('addressUnknown')],
    ['Missing', missing(files)],
    ['Samples', byStatus('sample')],
    ['Sentences that write a figure and could quote it', byCollection(findUnquotedFigures(typed))],
    ['Demands of the specification that were overridden', overridden(rows)],
  ];
  return blocks
    .map(([title, lines]) => [title, ...lines.map((line) => formatLine(line, verbose))].join('\n'))
    .join('\n\n');
}

function formatLine({ name, text, names = [] }: Line, verbose: boolean): string {
  const list = names.length > 0 && (verbose || names.length <= FEW) ? `: ${names.join(', ')}` : '';
  return `  ${name.padEnd(WIDTH)} ${text}${list}`;
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
  return [
    {
      name: 'schemes',
      text: `${schemes.length} in ${new Set(schemes.map(({ category }) => category)).size} categories`,
    },
    { name: 'office entries', text: `${offices(false)}, and ${offices(true)} regional and higher ones` },
    {
      name: 'named hostels',
      text: `${hostels.length} (${hostels.filter(({ category }) => category === 'government').length} government, ${
        hostels.filter(({ category }) => category === 'aided').length
      } aided)`,
    },
    { name: 'other institutions', text: String(institutions.length) },
    { name: 'albums', text: `${albums.length} with ${pictures} pictures` },
    ...['videos', 'events', 'services', 'notices', 'portals', 'acts', 'leaders', 'pages'].map((folder) => ({
      name: folder === 'services' ? 'citizen services' : folder,
      text: String(entries(folder).length),
    })),
    { name: 'PDF files brought', text: `${pdfsIn(files)} (both languages)` },
  ];
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

function byCollection(flaws: Place[]): Line[] {
  const found = flaws.map(({ file, path }) => ({
    collection: collectionName(file),
    name: [nameOf(file), ...path.slice(-1)].join(' '),
  }));
  if (found.length === 0) return [{ name: 'nothing', text: '' }];
  return [...Map.groupBy(found, ({ collection }) => collection)].map(([name, all]) => ({
    name,
    text: String(all.length),
    names: all.map((one) => one.name),
  }));
}

function missing(files: ContentFile[]): Line[] {
  const offices = inFolder(files, 'offices').flatMap(({ file, entry }) =>
    Object.entries((entry as { offices: Record<string, Entry> }).offices).map(([place, office]) => ({
      name: `${nameOf(file)} ${place}`,
      entry: office,
    })),
  );
  const named = (folder: string) =>
    inFolder(files, folder).map(({ file, entry }) => ({ name: nameOf(file), entry: entry as Entry }));
  const lacks = (name: string, all: { name: string; entry: Entry }[], has: (entry: Entry) => unknown): Line => {
    const without = all.filter(({ entry }) => has(entry) === undefined);
    return { name, text: `${without.length} of ${all.length}`, names: without.map((one) => one.name) };
  };
  const hostels = named('hostels').filter(({ entry }) => !entry.sample);
  const schemes = named('schemes');
  return [
    lacks('offices: telephone', offices, ({ office_phone_number }) => office_phone_number),
    lacks('offices: e-mail', offices, ({ office_email }) => office_email),
    lacks('offices: address', offices, ({ office_address }) => office_address),
    lacks('hostels: address', hostels, ({ hostelAddress }) => hostelAddress),
    lacks('hostels: contact', hostels, ({ headContact }) => headContact),
    lacks('hostels: seats', hostels, ({ hostelcapacity }) => hostelcapacity),
    lacks('hostels: photos', hostels, ({ photos }) => photos),
    lacks('schemes: portal', schemes, ({ apply }) => (apply as Entry).portal),
    lacks('schemes: resolution', schemes, ({ governmentResolutions }) => governmentResolutions),
    lacks('schemes: time limit', schemes, ({ timeLimit }) => timeLimit),
  ];
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

function collectionName(file: string): string {
  return file.split('/')[1]?.replace('.yaml', '') ?? file;
}
