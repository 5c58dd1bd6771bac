import type { Language } from '#app/i18n/language.ts';
import type { Translate } from '#app/i18n/wordKeys.ts';
import { joinNumbers } from './joinNumbers.ts';
import type { PaperUse } from './joinPapers.server.ts';

/** Formats which schemes ask for a paper and on which condition. */
export function formatPaperUses(uses: readonly PaperUse[], t: Translate<'situation'>, language: Language): string[] {
  return uses.flatMap(({ numbers, condition }) => {
    if (numbers.length === 0) return condition ?? [];
    const named = { count: numbers.length, numbers: joinNumbers(numbers, t, language) };
    if (condition) return t('papers.forIf', { ...named, condition });
    return t(uses.length > 1 ? 'papers.forThese' : 'papers.for', named);
  });
}
