import { errorAt, type Problem, type ProblemCode, warningAt } from '#app/model/problems/problem.ts';
import { findStatusIssues } from '../entryStatus.ts';
import { type ContentFile, collectTexts, type Marked, markedParts } from '../text/texts.ts';

/** Limits `reviewDue` to two years: one, as the guidelines for government websites require, and another for delays. */
const MAX_REVIEW_YEARS = 2;
/** Fields with a date of publication. Unlike the date of an event, this date must not be in the future. */
const PUBLISHED = ['date', 'publishedDate', 'postedDate'];

/** Rejects impossible provenance dates and warns of overdue reviews. `today` is the ISO date in India. */
export function provenanceDays(files: readonly ContentFile[], today: string): Problem[] {
  return files.flatMap((file) => [
    ...findStatusIssues(file, today).flatMap((issue) =>
      issue.kind === 'overdue' ? warningAt(issue, 'reviewOverdue', { day: { day: issue.due } }) : [],
    ),
    ...markedParts(file).flatMap((marked) => wrongDays(file.file, marked, today)),
  ]);
}

function wrongDays(file: string, { path, part }: Marked, today: string): Problem[] {
  const [asOf, reviewed, reviewDue] = [part.asOf, part.reviewed, part.reviewDue].map(toIsoDay);
  const newest = newestSource(part);
  const last = reviewed ?? asOf ?? '';
  const problems: Problem[] = [];
  const report = (field: string, code: ProblemCode, day: string) =>
    problems.push(errorAt({ file, path: [...path, field] }, code, { day: { day } }));
  if (asOf && asOf > today) report('asOf', 'dayInFuture', asOf);
  if (asOf && newest && asOf < newest) report('asOf', 'beforeNewestSource', newest);
  if (reviewed && reviewed > today) report('reviewed', 'dayInFuture', reviewed);
  if (reviewed && asOf && reviewed < asOf) report('reviewed', 'reviewedTooEarly', asOf);
  if (reviewDue && reviewDue <= last) report('reviewDue', 'reviewNotAfter', last);
  for (const field of PUBLISHED) {
    const day = toIsoDay(part[field]);
    if (day && day > today) report(field, 'dayInFuture', day);
  }
  const farthest = `${Number(today.slice(0, 4)) + MAX_REVIEW_YEARS}${today.slice(4)}`;
  if (reviewDue && reviewDue > farthest) report('reviewDue', 'reviewTooFar', farthest);
  return problems;
}

/** Returns undefined for values that are not ISO dates, which the schema rejects. */
const toIsoDay = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;

/** Matches the code of a government resolution, which begins with its date. */
const RESOLUTION = /(?<!\d)(\d{4})(\d{2})(\d{2})\d{10}(?!\d)/;

function newestSource({ source }: Marked['part']): string | undefined {
  const lines = Array.isArray(source) ? source.map(String) : [];
  const days = lines.flatMap((line) => RESOLUTION.exec(line)?.slice(1).join('-') ?? []);
  return days.sort().at(-1);
}

const UNVERIFIED = /general knowledge|from memory/i;
/** Matches collections whose information is in sentences. */
const IN_SENTENCES = /^content\/(schemes|acts)\//;

/** Requires medium confidence and “to be confirmed” in the text if the source is general knowledge. */
export function generalKnowledge(files: readonly ContentFile[]): Problem[] {
  return files.flatMap((file) => {
    const parts = markedParts(file).filter(({ part }) =>
      [part.source].flat().some((line) => UNVERIFIED.test(String(line))),
    );
    const isStated = collectTexts(file).some(({ en }) => /to be confirmed/i.test(en));
    return [
      ...parts
        .filter(({ part }) => part.confidence !== 'medium')
        .map(({ path }) => errorAt({ file: file.file, path: [...path, 'confidence'] }, 'unreadSource')),
      ...(parts.length > 0 && IN_SENTENCES.test(file.file) && !isStated
        ? [errorAt({ file: file.file, path: ['source'] }, 'unreadSourceUnsaid')]
        : []),
    ];
  });
}
