import type { Language } from '#app/i18n/language.ts';
import type { PageResult, PagesResult, Touches } from './pages.ts';
import { CATEGORIES, type Line } from './paint.ts';
import { digits, table } from './table.ts';
import { judged, TARGETS } from './targets.ts';
import { KINDS, type Kind, weigh } from './visit.ts';

const kB = (bytes: number) => digits(bytes / 1000, 1);
const seconds = (ms: number) => `${digits(ms / 1000, 2)} s`;
const nameOf = ({ kind, language }: { kind: string; language: Language }) => `${kind}, ${language}`;

/** The tables of the pages: paint, scores, weight, touches. */
export function pagesReport({ rounds, pages, touches }: PagesResult): string[] {
  return [
    `${rounds} ${rounds === 1 ? 'round' : 'rounds'}. "Bare" is the same page without script and fonts, measured right after it: the limit.`,
    '### Lighthouse 13, mobile, its usual line',
    `Targets: LCP at most ${seconds(TARGETS.lcp)} and ${TARGETS.ratio} of the bare page, TBT at most ${TARGETS.tbt} ms, CLS at most ${TARGETS.cls}, every score ${TARGETS.score}.`,
    table(
      [
        'Page',
        'FCP',
        'LCP',
        'bare LCP',
        'ratio',
        'TBT',
        'CLS',
        'performance',
        'accessibility',
        'best practices',
        'SEO',
      ],
      pages.map((page) => [
        ...paintCells(page, 'usual', TARGETS.lcp),
        judged(digits(page.lines.usual.page.cls, 3), page.lines.usual.page.cls <= TARGETS.cls),
        ...CATEGORIES.map((category) => judged(digits(page.scores[category]), page.scores[category] >= TARGETS.score)),
      ]),
    ),
    costs(pages),
    '### A slow line and phone: 400 ms, 400 kbit/s, a processor six times slower',
    `Target: LCP at most ${seconds(TARGETS.lcpSlow)}.`,
    table(
      ['Page', 'FCP', 'LCP', 'bare LCP', 'ratio', 'TBT'],
      pages.map((page) => paintCells(page, 'slow', TARGETS.lcpSlow)),
    ),
    '### What a first visit fetches, kB of compressed bodies',
    `Targets: HTML ${kB(TARGETS.html)}, script ${kB(TARGETS.script.home)} at home and ${kB(TARGETS.script.elsewhere)} elsewhere, fonts ${kB(TARGETS.fonts.en)} in English and ${kB(TARGETS.fonts.mr)} in Marathi, home ${kB(TARGETS.home)} in all. "Before" is until the first script is asked for, "after" from then on.`,
    table(['Page', ...KINDS, 'in all', 'before', 'after', 'requests before', 'requests after'], pages.map(weightCells)),
    '### Touches and keys, with a processor four times slower',
    `Until the next picture on the screen, target ${TARGETS.touch} ms. The browser counts in steps of 8 ms and tells nothing below 16.`,
    table(['Action', 'median', 'worst'], touches.map(touchCells)),
  ];
}

function paintCells(result: PageResult, line: Line, longest: number): string[] {
  const { page, bare } = result.lines[line];
  const ratio = page.lcp / bare.lcp;
  const isUsual = line === 'usual';
  return [
    nameOf(result),
    seconds(page.fcp),
    judged(seconds(page.lcp), page.lcp <= longest),
    seconds(bare.lcp),
    judged(digits(ratio, 2), !isUsual || ratio <= TARGETS.ratio),
    judged(`${digits(page.tbt)} ms`, !isUsual || page.tbt <= TARGETS.tbt),
  ];
}

function costs(pages: readonly PageResult[]): string {
  const lines = pages
    .filter(({ failed }) => failed.length > 0)
    .map((page) => `- ${nameOf(page)}: ${page.failed.join(', ')}`);
  return lines.length === 0 ? 'No audit of any page cost a point.' : `Audits that cost a point:\n\n${lines.join('\n')}`;
}

function weightCells({ kind, language, fetched }: PageResult): string[] {
  const visible = fetched.filter(({ when }) => when !== 'background');
  const all = weigh(visible, () => true);
  const before = weigh(visible, ({ when }) => when === 'before');
  const after = weigh(visible, ({ when }) => when === 'after');
  const limits: Partial<Record<Kind, number>> = {
    HTML: TARGETS.html,
    script: TARGETS.script[kind === 'home' ? 'home' : 'elsewhere'],
    fonts: TARGETS.fonts[language],
  };
  return [
    nameOf({ kind, language }),
    ...KINDS.map((one) => {
      const { bytes } = weigh(visible, (request) => request.kind === one);
      return judged(kB(bytes), bytes <= (limits[one] ?? Number.POSITIVE_INFINITY));
    }),
    judged(kB(all.bytes), kind !== 'home' || all.bytes <= TARGETS.home),
    kB(before.bytes),
    kB(after.bytes),
    digits(before.requests),
    digits(after.requests),
  ];
}

function touchCells({ name, language, median, worst }: Touches): string[] {
  const ms = (value: number) => judged(`${digits(value)} ms`, value <= TARGETS.touch);
  return [`${name}, ${language}`, ms(median), ms(worst)];
}
