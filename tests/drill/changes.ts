import type { ContentCopy, Entry } from './contentCopy.ts';
import type { FinishedSite } from './finishedSite.ts';

/** One thing that the department does in its next years: what an editor types, and what the finished site then shows. */
export type Change = {
  title: string;
  make: () => void;
  shows: (site: FinishedSite) => void | Promise<void>;
};

/** Provenance of an entry that exists in this test alone. */
export const made = (today: string) => ({ source: ['https://made-up.example/order'], confidence: 'high', asOf: today });

export const bothLanguages = (en: string, mr: string) => ({ en, mr });

/** A day so many days after another one, both ISO. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** A scheme as `npm run new scheme` and an editor make it, with papers and offices that the content has. */
export function madeUpScheme(content: ContentCopy, today: string, fields: Entry): Entry {
  const [document] = Object.keys(content.read('required-documents.yaml').documents);
  const [body] = Object.keys(content.read('bodies.yaml').bodies);
  const { source, ...provenance } = made(today);
  return {
    summary: bothLanguages(
      'A family that lost its boat in a storm gets help.',
      'वादळात होडी गमावलेल्या कुटुंबाला मदत मिळते.',
    ),
    forWhom: bothLanguages('Families of fishing people', 'मच्छीमार कुटुंबे'),
    audiences: ['family'],
    eligibility: [
      {
        kind: 'residence',
        text: bothLanguages('You live in Maharashtra.', 'अर्जदार महाराष्ट्राचा रहिवासी असावा.'),
        source: source[0],
      },
    ],
    benefits: [
      {
        what: bothLanguages('Help for a new boat', 'नव्या होडीसाठी मदत'),
        rupees: 43_210,
        period: 'once',
        per: 'family',
      },
    ],
    documents: [document],
    apply: {
      bodies: [body],
      steps: [
        {
          channel: 'office',
          lines: [bothLanguages('Ask for the form at the office.', 'कार्यालयात अर्ज मागून घ्या.')],
        },
      ],
    },
    source,
    ...provenance,
    ...fields,
  };
}

/** Source of what the made-up department has decided otherwise than the specification. */
export const MADE_UP_DECISION = 'Made up for a test';

type Demand = { kind: string; override?: Entry; [field: string]: Entry };

/** Overrides what the specification demands, as whoever decides otherwise does: with a source and a day. */
export function override(
  content: ContentCopy,
  today: string,
  isMeant: (demand: Demand) => boolean,
  value: Entry,
): void {
  content.edit('specification.yaml', ({ rows }) => {
    for (const demand of rows.flatMap((row: Entry) => row.demands).filter(isMeant))
      demand.override = { ...value, source: MADE_UP_DECISION, since: today };
  });
}

/** Takes what names a page or an entry out of every list, as the content check asks when the entry is retired. */
export function unlink(content: ContentCopy, ...names: string[]): void {
  const isMeant = (value: unknown) => typeof value === 'string' && names.includes(value);
  const without = (value: Entry): Entry => {
    if (Array.isArray(value))
      return value.filter((item) => !isMeant(item) && !Object.values(item ?? {}).some(isMeant)).map(without);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, without(inner)]));
  };
  for (const file of content.filesOf('**').filter((one) => !/^(changes|specification)/.test(one)))
    content.edit(file, (entry) => Object.assign(entry, without(entry)));
}
