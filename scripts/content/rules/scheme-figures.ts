import { at, type Claim, errorAt, type Finding } from '../finding.ts';
import { type Figure, figuresOf } from '../numbers.ts';
import { type ContentFile, type Text, textsOf } from '../texts.ts';
import { textsAbout } from './about-a-scheme.ts';

/** The parts of a scheme that hold its figures. Everything else repeats them. */
const HOME_OF_FIGURES = /^(benefits|reported|eligibility|timeLimit)\b/;
/** What a card shows, and sections that repeat conditions: ages there are the scheme's own, too. */
const REPEATS_AGES = /^(summary|forWhom|plainTitle)$/;

/** An age: "65 or older", "aged 18 to 45", "below 65". */
const AGE =
  /(?<![₹\d.,%])(\d{1,2})(?: years)?(?: old)?(?: or (?:older|above)| and (?:older|above)| years old)|\b(?:aged|age|below|above|older than|under) (\d{1,2})(?:(?: to | and |–)(\d{1,2}))?(?![\d,%]|\.\d| lakh| crore)/g;

type Scheme = {
  id: string;
  title: { en: string };
  benefits: { rupees?: number; percent?: number }[];
  eligibility: Record<string, unknown>[];
};

/**
 * Amounts and ages have one home, the benefits and conditions of their scheme. What repeats them, in the same file or
 * elsewhere, says the same.
 */
export function schemeFigures(files: ContentFile[]): Finding[] {
  const schemes = files.filter(({ file }) => file.startsWith('content/schemes/'));
  const others = files.filter(({ file }) => !file.startsWith('content/schemes/'));
  return schemes.flatMap((scheme) => {
    const about = textsAbout(scheme.entry as Scheme, others);
    return [...conditionsAsData(scheme), ...repeated(scheme, about), ...elsewhere(scheme, about)];
  });
}

/** The bound of a condition stands in its sentence. */
function conditionsAsData({ file, entry }: ContentFile): Finding[] {
  return (entry as Scheme).eligibility.flatMap((rule, index) => {
    const sentence = (rule.text as { en: string } | undefined)?.en ?? '';
    const said = new Set(figuresOf(sentence, 'en').map(({ key }) => key));
    return boundsOf(rule)
      .filter(({ keys }) => !keys.some((key) => said.has(key)))
      .map(({ name, value }) =>
        errorAt(
          { file, field: `eligibility.${index}.${name}` },
          `is ${value}, but the sentence beside it says: “${sentence}”. Make both the same`,
        ),
      );
  });
}

/** The bounds of a condition, and the figures by which its sentence may say them. "Below 65" is at most 64. */
function boundsOf(rule: Record<string, unknown>): { name: string; value: number; keys: string[] }[] {
  return Object.entries(rule).flatMap(([name, value]) => {
    if (typeof value !== 'number' || name === 'years' || rule.kind === 'study' || rule.kind === 'count') return [];
    if (name.endsWith('Rupees')) return [{ name, value, keys: [`₹${value}`] }];
    if (name.endsWith('Percent')) return [{ name, value, keys: [`${value}%`] }];
    const near = name === 'max' ? [value + 1] : name === 'min' ? [value - 1] : [];
    return [{ name, value, keys: [value, ...near].map(String) }];
  });
}

function repeated(scheme: ContentFile, about: Text[]): Finding[] {
  const { held, homes } = heldBy(scheme, about);
  return textsOf(scheme)
    .filter(({ field }) => !HOME_OF_FIGURES.test(field) && !field.startsWith('title'))
    .flatMap((text) => {
      const amounts = figuresOf(text.en, 'en').filter(({ key }) => key.startsWith('₹'));
      const ages = REPEATS_AGES.test(text.field) ? agesOf(text.en) : [];
      return [...amounts, ...ages]
        .filter((figure) => !held.has(figure.key) && !isReckoned(figure, text.en, held))
        .map((figure) => {
          const kind = figure.key.startsWith('₹') ? 'amount' : 'age';
          return errorAt(
            text,
            `says ${figure.text}, but the conditions and benefits of the scheme have no such ${kind}. They have: ${
              homes
                .filter(({ value }) => value.startsWith('₹') === (kind === 'amount') && !value.endsWith('%'))
                .map((home) => `${shown(home.value)} in ${at(home)}`)
                .join(', ') || 'none'
            }. Correct one of them`,
          );
        });
    });
}

/** Texts elsewhere name only figures that the scheme has somewhere. */
function elsewhere(scheme: ContentFile, about: Text[]): Finding[] {
  const known = new Set([
    ...heldBy(scheme, []).held,
    ...[...textsOf(scheme), ...about.filter(isOfAnAct)].flatMap(({ en }) => figuresOf(en, 'en').map(({ key }) => key)),
  ]);
  return about
    .filter((text) => !isOfAnAct(text))
    .flatMap((text) =>
      figuresOf(text.en, 'en')
        .filter(({ key }) => /^₹|%$/.test(key) || agesOf(text.en).some((age) => age.key === key))
        .filter(({ key }) => !known.has(key))
        .map((figure) =>
          errorAt(
            text,
            `says ${figure.text}, but the scheme it speaks of does not: ${scheme.file}. Correct one of them`,
          ),
        ),
    );
}

function heldBy({ file, entry }: ContentFile, about: Text[]): { held: Set<string>; homes: Claim[] } {
  const homes: Claim[] = [];
  const { benefits, eligibility } = entry as Scheme;
  benefits.forEach(({ rupees, percent }, index) => {
    if (rupees !== undefined) homes.push({ file, field: `benefits.${index}.rupees`, value: `₹${rupees}` });
    if (percent !== undefined) homes.push({ file, field: `benefits.${index}.percent`, value: `${percent}%` });
  });
  eligibility.forEach((rule, index) => {
    for (const { name, keys } of boundsOf(rule))
      for (const value of keys) homes.push({ file, field: `eligibility.${index}.${name}`, value });
  });
  const own = textsOf({ file, entry }).filter(({ field }) => HOME_OF_FIGURES.test(field));
  for (const text of [...own, ...about.filter(isOfAnAct)])
    for (const { key } of figuresOf(text.en, 'en'))
      if (!homes.some(({ value }) => value === key)) homes.push({ file: text.file, field: text.field, value: key });
  return { held: new Set(homes.map(({ value }) => value)), homes };
}

/** The page of an act holds figures of its own: punishments, fees. */
function isOfAnAct({ file }: Text): boolean {
  return file.startsWith('content/acts/');
}

function shown(key: string): string {
  return key.startsWith('₹') ? `₹${Number(key.slice(1)).toLocaleString('en-IN')}` : key;
}

function agesOf(text: string): Figure[] {
  return [...text.matchAll(AGE)].flatMap(([whole, ...ages]) =>
    ages.filter((age) => age !== undefined).map((age) => ({ key: age, text: whole.trim() })),
  );
}

/** An example may reckon: a share that the scheme has of an amount in the sentence, or an amount for each of so many. */
function isReckoned({ key }: Figure, sentence: string, held: Set<string>): boolean {
  if (!/\bexample\b/i.test(sentence) || !key.startsWith('₹')) return false;
  const amount = Number(key.slice(1));
  const keys = figuresOf(sentence, 'en').map((figure) => figure.key);
  const shares = [...held].filter((value) => value.endsWith('%')).map((value) => Number.parseFloat(value) / 100);
  const rates = [...held].filter((value) => value.startsWith('₹')).map((value) => Number(value.slice(1)));
  return keys.some((other) =>
    other.startsWith('₹')
      ? other !== key && shares.some((share) => Math.abs(Number(other.slice(1)) * share - amount) < 0.5)
      : rates.some((rate) => rate * Number(other) === amount),
  );
}
