import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { localize } from '#app/model/localize.ts';
import { bodyWithOffices } from '#app/model/offices/bodyOffices.server.ts';
import type { Situation } from '#app/model/situations/schema.server.ts';
import { placeNames } from '../share/schemeLines.ts';
import { urgentLines } from '../urgent/urgentLines.ts';
import { situationFacts } from './situationFacts.server.ts';

/** Most sentences of the lead in a message, which also has room for the first step, where to go and helplines. */
const MAX_SENTENCES = 2;

/**
 * Formats the lines of a message about a situation: the lead with its amounts, the first step and where to go, as the page says
 * them, and last the helplines. The amounts of its schemes are not listed, because a reader would add up what is one pension.
 */
export function situationLines(entry: Situation, language: Language): string[] {
  const t = words(language, 'situation');
  const { call, advice, first, places } = situationFacts(entry, language);
  const [step] = first;
  const bodies = places.map(({ id }) => bodyWithOffices(id, language));
  return [
    ...localize(entry, language)
      .lead.split(/(?<=\.) /)
      .slice(0, MAX_SENTENCES),
    ...(step ? [`${t('first')}: ${step.what}`] : []),
    ...(bodies.length > 0 ? [`${t('places.title')}: ${placeNames(bodies, words(language, 'scheme'), language)}`] : []),
    ...urgentLines([...call, ...(advice?.calls ?? [])]),
  ];
}
