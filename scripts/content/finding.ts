import type { Place } from './texts.ts';

/** What a check found: where it stands and what an editor should do about it. An error stops the build. */
export type Finding = Place & { level: 'error' | 'warning'; sentence: string };

export function errorAt({ file, field }: Place, sentence: string): Finding {
  return { level: 'error', file, field, sentence };
}

export function warningAt({ file, field }: Place, sentence: string): Finding {
  return { level: 'warning', file, field, sentence };
}

/** Findings as they are printed, file by file: the file, then `  field what is wrong` for each. */
export function listed(findings: Finding[]): string {
  return [...Map.groupBy(findings, ({ file }) => file)]
    .map(([file, inFile]) => [file, ...inFile.map(({ field, sentence }) => `  ${field} ${sentence}`)].join('\n'))
    .join('\n\n');
}

/** A value that should be the same wherever it stands, and the places where it was read. */
export type Claim<Value = string> = Place & { value: Value };

/** The other place of a contradiction, as a sentence prints it. */
export function at({ file, field }: Place): string {
  return `${file} (${field})`;
}

/** Errors for every place that says something else than the first one does about the same subject. Both places are named. */
export function contradictions(
  claims: (Claim & { subject: string })[],
  sentence: (claim: Claim, first: Claim, subject: string) => string,
): Finding[] {
  return [...Map.groupBy(claims, ({ subject }) => subject)].flatMap(([subject, [first, ...others]]) =>
    first === undefined
      ? []
      : others
          .filter(({ value }) => value !== first.value)
          .map((claim) => errorAt(claim, sentence(claim, first, subject))),
  );
}
