import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Throughput } from '#scripts/load/measure.ts';
import type { Shot } from '#scripts/load/shoot.ts';
import type { BuildsResult } from './builds.ts';
import { growth } from './figures.ts';
import type { Kept } from './kept.ts';
import { onMachine } from './machine.ts';
import type { PagesResult } from './pages.ts';
import { pagesReport } from './pages-report.ts';
import { digits, table } from './table.ts';

export type Parts = {
  pages: Kept<PagesResult> | undefined;
  server: Kept<Throughput> | undefined;
  build: Kept<BuildsResult> | undefined;
};

const NOT_YET = 'Not measured yet.';

/** docs/performance.md, made of the latest measurement of each part. */
export function performanceReport({ pages, server, build }: Parts): string {
  return `${[
    '# How fast the site is',
    'Written by `npm run bench`; change nothing here by hand. A figure in **bold** misses its target. Medians of all rounds.',
    '## Pages',
    ...(pages ? [onMachine(pages.machine), ...pagesReport(pages.result)] : [NOT_YET]),
    '## Servers',
    ...(server ? [onMachine(server.machine), ...serverReport(server.result)] : [NOT_YET]),
    '## Builds',
    ...(build ? [onMachine(build.machine), ...buildReport(build.result)] : [NOT_YET]),
    readFileSync(join(import.meta.dirname, 'notes.md'), 'utf8').trim(),
  ].join('\n\n')}\n`;
}

function serverReport({ first, later, nginx }: Throughput): string[] {
  const rows = (visits: string, shots: readonly Shot[]) =>
    shots.map((shot) => {
      const other = shots.find(({ host, connections }) => host === 'nginx' && connections === shot.connections);
      return [
        `${visits}, ${digits(shot.connections)} connections, ${shot.host}`,
        digits(shot.perSecond),
        `${digits(shot.p50)} ms`,
        `${digits(shot.p99)} ms`,
        shot.errors,
        shot.perCoreSecond === undefined ? undefined : digits(shot.perCoreSecond),
        other === undefined || other === shot ? undefined : digits(other.perSecond / shot.perSecond, 1),
      ];
    });
  return [
    `The embedded server (one process) and ${nginx ?? 'no nginx, which is not installed here'} over the same folder, in the same run; the program that asks shares the` +
      ' cores with them. First visits ask for pages and all their files, later visits for pages that have not changed. More in docs/scale.md.',
    table(
      [
        '',
        'answers a second',
        'half within',
        '99 of 100 within',
        'errors',
        'answers a core-second',
        'nginx is … times as fast',
      ],
      [...rows('first visits', first), ...rows('later visits', later)],
    ),
  ];
}

function buildReport({ builds, failed }: BuildsResult): string[] {
  const seconds = (value: number | undefined) => (value === undefined ? undefined : digits(value, 1));
  const points = builds.map(({ schemes, seconds: took }) => ({ size: schemes, seconds: took }));
  const grows =
    builds.length < 2
      ? []
      : [
          `Over these sizes the time grows with the number of schemes to the power of ${digits(growth(points), 2)}: 1 is in step with it.`,
        ];
  return [
    'A build of everything with no compressed file kept from before, and the real catalogue once more with what the first build kept. Larger catalogues are the real one, multiplied' +
      ' with new names. Each scheme has four pages: itself and its sheet, in both languages. Seconds.',
    table(
      [
        'Schemes',
        'files',
        'in all',
        'checks',
        'bundles',
        'pages',
        'pictures',
        'other files',
        'compression',
        'built again',
      ],
      builds.map(({ schemes, files, seconds: all, phases, again }) => [
        digits(schemes),
        digits(files),
        seconds(all),
        ...(['check', 'bundle', 'pages', 'pictures', 'files', 'twins'] as const).map((phase) => seconds(phases[phase])),
        seconds(again),
      ]),
    ),
    ...grows,
    ...(failed ? [`${digits(failed.schemes)} schemes could not be built:\n\n\`\`\`\n${failed.reason}\n\`\`\``] : []),
  ];
}
