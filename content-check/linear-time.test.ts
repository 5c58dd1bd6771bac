import { expect, it } from 'vitest';
import { textProblems } from '#app/model/textProblems.ts';
import { cleanText } from '#app/model/typed/letters.ts';
import { readDay } from '#app/model/typed/readDay.ts';
import { readNumber } from '#app/model/typed/readNumber.ts';
import { checkFiles } from './contentProblems.ts';

/** Texts that nearly fit a pattern everywhere, so that a careless pattern looks at the same letters again from each of them. */
const NEARLY = {
  'digits and hyphens': '1-',
  'letters and hyphens': 'a-',
  'letters before an @': 'a',
  'parts of a name': 'a.',
  'dots and hyphens': '.-',
  'open braces': '{{',
  'open braces with names': '{{a',
  'open tags': '<a',
  digits: '1',
  'Marathi digits': '५',
  'digits and commas': '1,',
  'amounts in groups': '₹1,11,11',
  'Latin letters': 'aZ;',
  'Marathi letters': 'क',
  marks: '\u093C',
  spaces: ' ',
  'spaces and tabs': ' \t',
  addresses: 'https://a.',
  'hyphens and @': '-@',
  virama: '\u094D\u200D',
  slashes: '/a',
};

/** Sizes in kilobytes, with the factor by which a kilobyte may take longer than in a text of one. A quadratic pattern fails at the first or second, within seconds. */
const BOUNDS = [
  [10, 6],
  [30, 10],
  [100, 20],
  [1000, 20],
] as const;

/** Milliseconds for each kilobyte below which the machine is too quick to compare. */
const QUICK = 0.05;

type Use = (text: string) => unknown;

/** Returns the milliseconds for each kilobyte of a text. */
function timePerKilobyte(kilobytes: number, part: string, use: Use): number {
  // Begins with a letter, because a mark is looked at only after one.
  const text = `क${part.repeat(Math.ceil((kilobytes * 1000) / part.length))}`;
  const start = performance.now();
  use(text);
  return (performance.now() - start) / kilobytes;
}

const TERM = {
  en: ['hostel'],
  mr: 'वसतिगृह',
  unless: ['youth hostel'],
  avoid: [{ mr: 'वसतीगृह', unless: ['वसतीगृहे'], why: 'ह्रस्व' }],
  explained: 'होस्टेल',
  status: 'seen' as const,
};

const file = (text: string) => ({ file: 'content/pages/a.yaml', entry: { lead: { en: text, mr: text } } });

const USES: Record<string, Use> = {
  'the rules on texts': (text) => checkFiles([file(text)], [TERM], new Date()),
  'the rule of letters': (text) => textProblems('content/a.yaml', text),
  'the cleaning of texts': cleanText,
  'the reader of numbers': (text) => readNumber(text),
  'the reader of days': (text) => readDay(text),
};

const CASES = Object.entries(USES).flatMap(([name, use]) =>
  Object.entries(NEARLY).map(([text, part]) => ({ name, use, text, part })),
);

/** Milliseconds after which a larger text is not tried: a text of 5,000 letters is the longest that the desk accepts. */
const PATIENCE = 1500;

// Compares times with each other, because a busy machine is slow for every size. Tries again, because it may be busy only for a moment.
it.each(CASES)('$name take no longer for each kilobyte of a long text: $text', { retry: 2 }, ({ use, part }) => {
  // The first run also compiles the code.
  const quick = QUICK + Math.min(...[1, 1, 1].map((size) => timePerKilobyte(size, part, use)));
  for (const [size, factor] of BOUNDS) {
    if (size > 100 && quick * size > PATIENCE) return;
    expect(timePerKilobyte(size, part, use) / quick, `${size} kB`).toBeLessThan(factor);
  }
});
