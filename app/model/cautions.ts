import { formatDate } from '#app/i18n/format/dates.ts';
import type { Language } from '#app/i18n/language.ts';
import type { Context, Values } from '#app/i18n/translate.ts';
import type { WordKey } from '#app/i18n/wordKeys.ts';
import type { ReportedText } from './reported.server.ts';

/** What a reader must know before relying on an entry. `until`: ISO day to which the name of the entry was in use. */
export type Caution = { kind: 'sample' } | { kind: 'oldName'; until: string } | { kind: 'reported' | 'unconfirmed' };

/** The fields of an entry that carry its cautions, in one language or in both. */
export type Cautioned = {
  sample?: true | undefined;
  nameUntil?: string | undefined;
  reported?: object | undefined;
  confidence?: 'high' | 'medium' | undefined;
};

type CautionTexts = (key: WordKey<'components'>, values?: Values<Context>) => string;

/** Combines what a text about several entries must say of any of them. Such a text gives no single entry a name. */
export function combineCautions(entries: readonly Cautioned[]): Cautioned {
  return {
    ...(entries.some(({ sample }) => sample) && { sample: true }),
    ...(entries.some(({ reported }) => reported) && { reported: {} }),
    ...(entries.some(({ confidence }) => confidence === 'medium') && { confidence: 'medium' }),
  };
}

/** Returns the mark that all entries of a list share, which the list can say once. */
export function sharedCautions(entries: readonly Cautioned[]): Cautioned {
  return entries.length > 0 && entries.every(({ sample }) => sample) ? { sample: true } : {};
}

/** Returns the cautions of an entry, most important first. A sample has no other caution, because nothing in it is a fact. */
export function cautionsOf({ sample, nameUntil, reported, confidence }: Cautioned): Caution[] {
  if (sample) return [{ kind: 'sample' }];
  return [
    ...(nameUntil ? [{ kind: 'oldName', until: nameUntil } as const] : []),
    ...(reported ? [{ kind: 'reported' } as const] : []),
    ...(confidence === 'medium' ? [{ kind: 'unconfirmed' } as const] : []),
  ];
}

/** Formats a caution in two or three words: "may have changed". */
export function cautionText(caution: Caution, t: CautionTexts, language: Language): string {
  return caution.kind === 'oldName'
    ? t('caution.oldName', { date: formatDate(caution.until, language) })
    : t(`caution.${caution.kind}`);
}

/** Formats the cautions of an entry in a few words: "may have changed, to be confirmed"; empty if it has none. */
export function cautionWords(entry: Cautioned, t: CautionTexts, language: Language): string {
  return cautionsOf(entry)
    .map((caution) => cautionText(caution, t, language))
    .join(', ');
}

/** Formats the cautions of an entry as a sentence; empty if it has none. */
export function cautionSentence(entry: Cautioned, t: CautionTexts, language: Language): string {
  const text = cautionWords(entry, t, language);
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Formats the line of a shared message with the day and the cautions of its facts; empty if they have none. */
export function sharedCaution(entry: Cautioned & { asOf: string }, t: CautionTexts, language: Language) {
  const caution = cautionSentence(entry, t, language);
  return caution && `${caution} ${t('asOf', { date: formatDate(entry.asOf, language) })}`;
}

/** Adds the cautions of an entry to its title, for places that show nothing else: "Sample: …", "… (to be confirmed)". */
export function cautionedTitle(title: string, entry: Cautioned, t: CautionTexts, language: Language) {
  if (entry.sample) return t('caution.sampleTitle', { title });
  const text = cautionWords(entry, t, language);
  if (!text) return title;
  return title.endsWith(')') ? `${title.slice(0, -1)}; ${text})` : `${title} (${text})`;
}

/** Formats a report as sentences: its text, its date, the office to ask. */
export function reportedLines({ text, since, ask }: ReportedText, t: CautionTexts, language: Language) {
  return [
    text,
    ...(since ? [t('reported.since', { date: formatDate(since, language) })] : []),
    t('reported.ask', { office: ask }),
  ];
}
