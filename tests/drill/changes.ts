import type { ContentCopy, Entry } from './contentCopy.ts';
import type { FinishedSite } from './finishedSite.ts';

/** A change to the content, and a check of the finished site after this change. */
export type Change = {
  title: string;
  make: () => void;
  verify: (site: FinishedSite) => void | Promise<void>;
};

/** Creates the provenance of a made-up entry. */
export const madeUpProvenance = (today: string) => ({
  source: ['https://made-up.example/order'],
  confidence: 'high',
  asOf: today,
});

export const bothLanguages = (en: string, mr: string) => ({ en, mr });

/** Adds days to an ISO date. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Creates a valid scheme that refers to a document and a body in the content. */
export function madeUpScheme(content: ContentCopy, today: string, fields: Entry): Entry {
  const [document] = Object.keys(content.read('required-documents.yaml').documents);
  const [body] = Object.keys(content.read('bodies.yaml').bodies);
  const { source, ...provenance } = madeUpProvenance(today);
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
        text: bothLanguages('You live in Maharashtra.', 'आपण महाराष्ट्राचे रहिवासी असावे.'),
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

/** Source of the made-up overrides of the specification. */
export const MADE_UP_DECISION = 'Made up for a test';

type Demand = { kind: string; override?: Entry; [field: string]: Entry };

/** Overrides demands of the specification, with a source and a date. */
export function override(
  content: ContentCopy,
  today: string,
  matches: (demand: Demand) => boolean,
  value: Entry,
): void {
  content.edit('specification.yaml', ({ rows }) => {
    for (const demand of rows.flatMap((row: Entry) => row.demands).filter(matches))
      demand.override = { ...value, source: MADE_UP_DECISION, since: today };
  });
}

/** Removes references to a retired entry or its page from all lists, because the content check reports them. */
export function unlink(content: ContentCopy, ...names: string[]): void {
  const matches = (value: unknown) => typeof value === 'string' && names.includes(value);
  const without = (value: Entry): Entry => {
    if (Array.isArray(value))
      return value.filter((item) => !matches(item) && !Object.values(item ?? {}).some(matches)).map(without);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, without(inner)]));
  };
  for (const file of content.filesOf('**').filter((name) => !/^(changes|specification)/.test(name)))
    content.edit(file, (entry) => Object.assign(entry, without(entry)));
}
