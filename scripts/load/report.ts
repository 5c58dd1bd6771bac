import type { Kept } from '#scripts/bench/kept.ts';
import { onMachine } from '#scripts/bench/machine.ts';
import { digits, table } from '#scripts/bench/table.ts';
import type { Fault, Throughput } from './measure.ts';
import { ASSUMED, type ResultDay } from './result-day.ts';
import type { Shot } from './shoot.ts';

export type LoadResult = { throughput: Throughput; faults: Fault[]; day: ResultDay };

/** The figures of docs/scale.md, in Markdown. */
export function scaleReport({ machine, result }: Kept<LoadResult>): string {
  const { throughput, faults, day } = result;
  return [
    '## Measured',
    onMachine(machine),
    'The program that asks runs on the same cores as the server that answers, so answers per second are less than a machine of its own' +
      ' would give. The last column does not suffer from that: how many answers the server gives for one second of a core.',
    throughput.nginx === undefined
      ? 'nginx is not installed here: its rows are missing.'
      : `The other host is ${throughput.nginx}.`,
    '### First visits: pages and every file that they fetch',
    shots(throughput.first),
    '### Later visits: pages that have not changed (304)',
    shots(throughput.later),
    "The files came from the system's memory in both; it cannot be emptied for a fair cold start without stopping the machine's other work.",
    '### Under faults',
    `Visitors who ask without a pause, each on one connection. Refused: nobody listened, and the visitor asked again. Lost: sent and not answered whole.`,
    table(
      ['What happened', 'answered', 'refused', 'lost', 'wrong', 'took'],
      faults.map(({ name, tally, seconds }) => [
        name,
        digits(tally.answered),
        digits(tally.refused),
        tally.lost,
        tally.wrong,
        seconds === undefined ? undefined : `${digits(seconds, 1)} s`,
      ]),
    ),
    '## A result day, reckoned',
    ...reckoned(throughput, day),
  ].join('\n\n');
}

function shots(measured: readonly Shot[]): string {
  const head = ['Host, connections', 'answers a second', 'half within', '99 of 100 within', 'MB a second', 'errors'];
  return table(
    [...head, 'answers a core-second'],
    measured.map((shot) => [
      `${shot.host}, ${digits(shot.connections)}`,
      digits(shot.perSecond),
      `${digits(shot.p50)} ms`,
      `${digits(shot.p99)} ms`,
      digits(shot.megabytesPerSecond, 1),
      shot.errors,
      shot.perCoreSecond === undefined ? undefined : digits(shot.perCoreSecond),
    ]),
  );
}

function reckoned({ first }: Throughput, day: ResultDay): string[] {
  const kB = (bytes: number) => `${digits(bytes / 1000)} kB`;
  const percent = (share: number) => `${digits(share * 100)} %`;
  const behind = 1 - ASSUMED.answeredByCdn;
  const perCore = (host: Shot['host']) => {
    const known = first.filter((shot) => shot.host === host).flatMap(({ perCoreSecond }) => perCoreSecond ?? []);
    return known.length === 0 ? undefined : Math.min(...known);
  };
  const cores = (requests: number, host: Shot['host']) => {
    const each = perCore(host);
    return each === undefined ? undefined : digits(requests / each, 1);
  };
  const gigabits = (bits: number) => digits(bits / 1e9, 2);
  return [
    `Assumed, not measured: ${digits(ASSUMED.visitsInTheBusiestHour)} visits in the busiest hour, its busiest minute ${ASSUMED.burst} times its mean,` +
      ` ${ASSUMED.pagesPerVisit} pages a visit, ${percent(ASSUMED.returning)} of the visitors with a copy from before,` +
      ` ${percent(ASSUMED.answeredByCdn)} of the requests answered by the CDN where there is one. They stand in scripts/load/result-day.ts.`,
    `Measured: a first page with all its files is ${digits(day.first.requests)} requests and ${kB(day.first.bytes)}; another page inside the site` +
      ` ${day.next.requests} request and ${kB(day.next.bytes)}; a page that has not changed ${day.again.requests} request and about ${kB(day.again.bytes)} of headers.`,
    table(
      ['In the busiest minute', 'requests a second', 'Gbit a second', 'cores, embedded', 'cores, nginx'],
      [
        ['one machine alone', day.requestsPerSecond, day.bitsPerSecond] as const,
        ['behind a CDN', day.requestsPerSecond * behind, day.bitsPerSecond * behind] as const,
      ].map(([name, requests, bits]) => [
        name,
        digits(requests),
        gigabits(bits),
        cores(requests, 'embedded'),
        cores(requests, 'nginx'),
      ]),
    ),
    'Cores are the requests divided by the fewest answers a core-second above. A machine should not be planned above half of that.',
  ];
}
