import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { localize } from '#app/model/localize.ts';
import { bodyWithOffices } from '#app/model/offices/bodyOffices.server.ts';
import type { Situation } from '#app/model/situations/schema.server.ts';
import { joinPlaceNames } from '../share/formatSchemeLines.ts';
import { formatUrgentLines } from '../urgent/formatUrgentLines.ts';
import { collectSituationFacts } from './collectSituationFacts.server.ts';

/** Maximum number of sentences of the lead, so that the message has room for the first step, where to go and helplines. */
const MAX_SENTENCES = 2;

/**
 * Formats the lines of a message about a situation: the lead, the first step, where to go, and last the helplines. Omits the amounts
 * of the schemes, because a reader would add up pensions of which one person gets only one.
 */
export function formatSituationLines(entry: Situation, language: Language): string[] {
  const t = words(language, 'situation');
  const { call, advice, first, places } = collectSituationFacts(entry, language);
  const [step] = first;
  const bodies = places.map(({ id }) => bodyWithOffices(id, language));
  return [
    ...localize(entry, language)
      .lead.split(/(?<=\.) /)
      .slice(0, MAX_SENTENCES),
    ...(step ? [`${t('first')}: ${step.what}`] : []),
    ...(bodies.length > 0
      ? [`${t('places.title')}: ${joinPlaceNames(bodies, words(language, 'scheme'), language)}`]
      : []),
    ...formatUrgentLines([...call, ...(advice?.calls ?? [])]),
  ];
}
