import { at } from '#app/model/problems/sentences.ts';
import type { Finding, Result } from './judge.ts';

/** In the order in which somebody has to act. */
const HEADINGS: Record<Exclude<Result, 'ok'>, string> = {
  broken: 'Broken: correct the address, or say so on the page',
  recovered: 'Open again: the page says otherwise',
  moved: 'Moved: write the new address',
  unsure: 'To be looked at with a browser',
  known: 'Known: the page says so',
};

/** The counts in one line. */
export function summary(findings: Finding[]): string {
  const count = (wanted: Result) => findings.filter(({ result }) => result === wanted).length;
  const parts = (['ok', ...Object.keys(HEADINGS)] as Result[]).map((result) => `${count(result)} ${result}`);
  return `${findings.length} addresses: ${parts.join(', ')}`;
}

/** What needs somebody's eye, a line each with the file in which the address stands. */
export function table(findings: Finding[]): string[] {
  return Object.entries(HEADINGS).flatMap(([result, heading]) => {
    const own = findings.filter((finding) => finding.result === result);
    if (own.length === 0) return [];
    const wide = Math.max(...own.map(({ address }) => address.length));
    return [
      '',
      heading,
      ...own.map((finding) => `  ${finding.address.padEnd(wide)}  ${finding.reason}  ${placeOf(finding)}`),
    ];
  });
}

/** The same for a reader, in Markdown. */
export function readable(findings: Finding[], tips: string[], day: string): string {
  const parts = Object.entries(HEADINGS).flatMap(([result, heading]) => {
    const own = findings.filter((finding) => finding.result === result);
    if (own.length === 0) return [];
    const rows = own.map(
      (finding) => `| ${finding.address} | ${finding.reason} | ${finding.leadsTo ?? ''} | ${placeOf(finding)} |`,
    );
    return [
      '',
      `## ${heading}`,
      '',
      '| address | what was found | leads to | stands in |',
      '|---|---|---|---|',
      ...rows,
    ];
  });
  const advised = tips.length > 0 ? ['', '## What to write', '', '```', ...tips, '```'] : [];
  return [`# Links to other sites, ${day}`, '', summary(findings), ...parts, ...advised, ''].join('\n');
}

function placeOf({ places }: Finding): string {
  const [first, ...others] = places;
  return `${first && at(first)}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}
