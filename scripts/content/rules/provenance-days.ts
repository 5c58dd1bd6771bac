import { errorAt, type Finding, warningAt } from '../finding.ts';
import { entryState } from '../ledger.ts';
import { type ContentFile, type Marked, markedParts } from '../texts.ts';

type Problem = { field: string; sentence: string };

/**
 * Refuses days of provenance that cannot be true, and warns of a review that is overdue: then the fact may still be true.
 * `today` is an ISO day, India time.
 */
export function provenanceDays(files: readonly ContentFile[], today: string): Finding[] {
  return files.flatMap((file) => [
    ...overdue(file, today),
    ...markedParts(file).flatMap((marked) =>
      problemsOf(marked.part, today).map(({ field, sentence }) =>
        errorAt({ file: file.file, field: [...marked.path, field].join('.') }, sentence),
      ),
    ),
  ]);
}

function overdue(file: ContentFile, today: string): Finding[] {
  return entryState(file, today).flaws.flatMap((flaw) =>
    flaw.kind === 'overdue'
      ? [
          warningAt(
            flaw,
            `was to be checked again by ${flaw.due}. Compare it with its sources, then write the day in reviewed and the next one in reviewDue`,
          ),
        ]
      : [],
  );
}

function problemsOf(part: Marked['part'], today: string): Problem[] {
  const [asOf, reviewed, reviewDue] = [part.asOf, part.reviewed, part.reviewDue].map(dayOf);
  const newest = newestSource(part);
  const last = reviewed ?? asOf ?? '';
  const lastField = reviewed ? 'reviewed' : 'asOf';
  return [
    ...when(asOf !== undefined && asOf > today, 'asOf', 'is in the future. Write the day whose state it describes'),
    ...when(
      asOf !== undefined && newest !== undefined && asOf < newest,
      'asOf',
      `is before its newest source (${newest}). Write that day or a later one`,
    ),
    ...when(
      reviewed !== undefined && reviewed > today,
      'reviewed',
      'is in the future. Write the day on which somebody compared it with its sources',
    ),
    ...when(
      reviewed !== undefined && asOf !== undefined && reviewed < asOf,
      'reviewed',
      `is before asOf (${asOf}): nobody compared this state with its sources. Compare it again, or remove the line`,
    ),
    ...when(
      reviewDue !== undefined && reviewDue <= last,
      'reviewDue',
      `is not after ${lastField} (${last}). Write the day of the next review, or remove the line`,
    ),
  ];
}

const when = (wrong: boolean, field: string, sentence: string): Problem[] => (wrong ? [{ field, sentence }] : []);

const dayOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The code of a government resolution begins with the day on which it was published. */
const RESOLUTION = /(?<!\d)(\d{4})(\d{2})(\d{2})\d{10}(?!\d)/;

function newestSource({ source }: Marked['part']): string | undefined {
  const lines = Array.isArray(source) ? source.map(String) : [];
  const days = lines.flatMap((line) => RESOLUTION.exec(line)?.slice(1).join('-') ?? []);
  return days.sort().at(-1);
}
