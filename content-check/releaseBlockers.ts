import { errorAt, type Problem } from '#app/model/problems/problem.ts';
import { type ContentFile, markedParts } from './text/texts.ts';

const CONTACTS =
  /^(office_phone_number|office_email|office_address|hostelAddress|headContact|number|phone|email|address)$/;

const SITE = { file: 'content/site.yaml', path: ['address'] };
/** Matches placeholder addresses: domains under `.example` are reserved (RFC 6761). */
const RESERVED_DOMAIN = /^https:\/\/([^/]+\.)?example(\/|$)/;

/**
 * Finds samples, unconfirmed contacts and a placeholder address of the site. What the last release (`released`) already
 * had is only a warning. Before the first release, all are warnings while the address is a placeholder.
 */
export function findReleaseBlockers(files: ContentFile[], released: ContentFile[] | undefined): Problem[] {
  const problems = findPlaceholders(files);
  const isReal = !problems.some(({ code }) => code === 'nobodysAddress');
  const known = new Set(findPlaceholders(released ?? []).map((problem) => JSON.stringify(problem)));
  const isError = (problem: Problem) => (released === undefined ? isReal : !known.has(JSON.stringify(problem)));
  return problems.map((problem) => (isError(problem) ? problem : { ...problem, level: 'warning' }));
}

function findPlaceholders(files: ContentFile[]): Problem[] {
  const { address = '' } = (files.find(({ file }) => file === SITE.file)?.entry ?? {}) as { address?: string };
  return [
    ...(RESERVED_DOMAIN.test(address) ? [errorAt(SITE, 'nobodysAddress', { address })] : []),
    ...files.flatMap(findUnreleasedParts),
  ];
}

function findUnreleasedParts(contentFile: ContentFile): Problem[] {
  return markedParts(contentFile).flatMap(({ path, part }) => {
    const place = (field: string) => ({ file: contentFile.file, path: [...path, field] });
    const fields = part.confidence === 'medium' ? contactsIn(part) : [];
    return [
      ...(part.sample === true ? [errorAt(place('sample'), 'isSample')] : []),
      ...(fields.length > 0 ? [errorAt(place('confidence'), 'unconfirmedContact', { fields })] : []),
    ];
  });
}

/** Skips nested parts that have their own `confidence`. */
function contactsIn(part: Record<string, unknown>): string[] {
  return Object.entries(part).flatMap(([name, value]) => {
    // Excludes a `headContact` that is a sentence instead of a phone number, such as "Closed since June 2023".
    if (CONTACTS.test(name) && (typeof value === 'string' || name !== 'headContact')) return [name];
    if (typeof value !== 'object' || value === null || 'confidence' in value) return [];
    return contactsIn(value as Record<string, unknown>);
  });
}
