import { errorAt, type Problem, type ProblemCode, warningAt } from '#app/model/problems/problem.ts';
import { findStatusIssues } from '../entryStatus.ts';
import { type ContentFile, collectTexts, type Marked, markedParts } from '../text/texts.ts';

/** The guidelines for government websites want every page looked at within a year; two leave room for a late one. */
const FARTHEST_REVIEW_YEARS = 2;

/** Days on which something was published. Events may begin and end in the future. */
const PUBLISHED = ['date', 'publishedDate', 'postedDate'];

/**
 * Refuses days of provenance that cannot be true, and warns of a review that is overdue: then the fact may still be true.
 * `today` is an ISO day, India time.
 */
export function provenanceDays(files: readonly ContentFile[], today: string): Problem[] {
  return files.flatMap((file) => [
    ...findStatusIssues(file, today).flatMap((flaw) =>
      flaw.kind === 'overdue' ? warningAt(flaw, 'reviewOverdue', { day: { day: flaw.due } }) : [],
    ),
    ...markedParts(file).flatMap((marked) => wrongDays(file.file, marked, today)),
  ]);
}

function wrongDays(file: string, { path, part }: Marked, today: string): Problem[] {
  const [asOf, reviewed, reviewDue] = [part.asOf, part.reviewed, part.reviewDue].map(toIsoDay);
  const newest = newestSource(part);
  const last = reviewed ?? asOf ?? '';
  const wrong: Problem[] = [];
  const say = (field: string, code: ProblemCode, day: string) =>
    wrong.push(errorAt({ file, path: [...path, field] }, code, { day: { day } }));
  if (asOf && asOf > today) say('asOf', 'dayInFuture', asOf);
  if (asOf && newest && asOf < newest) say('asOf', 'beforeNewestSource', newest);
  if (reviewed && reviewed > today) say('reviewed', 'dayInFuture', reviewed);
  if (reviewed && asOf && reviewed < asOf) say('reviewed', 'reviewedTooEarly', asOf);
  if (reviewDue && reviewDue <= last) say('reviewDue', 'reviewNotAfter', last);
  for (const field of PUBLISHED) {
    const day = toIsoDay(part[field]);
    if (day && day > today) say(field, 'dayInFuture', day);
  }
  const farthest = yearsAfter(today, FARTHEST_REVIEW_YEARS);
  if (reviewDue && reviewDue > farthest) say('reviewDue', 'reviewTooFar', farthest);
  return wrong;
}

function yearsAfter(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}

/** Leaves other values to the schema. */
const toIsoDay = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;

/** The code of a government resolution begins with the day on which it was published. */
const RESOLUTION = /(?<!\d)(\d{4})(\d{2})(\d{2})\d{10}(?!\d)/;

function newestSource({ source }: Marked['part']): string | undefined {
  const lines = Array.isArray(source) ? source.map(String) : [];
  const days = lines.flatMap((line) => RESOLUTION.exec(line)?.slice(1).join('-') ?? []);
  return days.sort().at(-1);
}

const UNREAD = /general knowledge|from memory/i;

/** Collections whose facts stand in sentences. */
const IN_SENTENCES = /^content\/(schemes|acts)\//;

/** Requires that facts from general knowledge have confidence medium and “to be confirmed” in the text. */
export function generalKnowledge(files: readonly ContentFile[]): Problem[] {
  return files.flatMap((file) => {
    const parts = markedParts(file).filter(({ part }) =>
      [part.source].flat().some((line) => UNREAD.test(String(line))),
    );
    const isMarked = collectTexts(file).some(({ en }) => /to be confirmed/i.test(en));
    return [
      ...parts
        .filter(({ part }) => part.confidence !== 'medium')
        .map(({ path }) => errorAt({ file: file.file, path: [...path, 'confidence'] }, 'unreadSource')),
      ...(parts.length > 0 && IN_SENTENCES.test(file.file) && !isMarked
        ? [errorAt({ file: file.file, path: ['source'] }, 'unreadSourceUnsaid')]
        : []),
    ];
  });
}
