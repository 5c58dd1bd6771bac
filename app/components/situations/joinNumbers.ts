import { formatList } from '#app/i18n/format/lists.ts';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import type { Translate } from '#app/i18n/wordKeys.ts';

/** Number of consecutive numbers from which "2 to 4" is shorter than a list. */
const MIN_RUN = 3;

/** Joins the numbers of schemes, in ascending order: "2", "2 and 3", "1 to 4 and 6". */
export function joinNumbers(numbers: readonly number[], t: Translate<'situation'>, language: Language): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const last = runs[runs.length - 1];
    if (last?.[last.length - 1] === number - 1) last.push(number);
    else runs.push([number]);
  }
  const format = (number = 0) => formatNumber(number, language);
  const parts = runs.flatMap((run) =>
    run.length < MIN_RUN ? run.map(format) : t('range', { first: format(run[0]), last: format(run[run.length - 1]) }),
  );
  return formatList(parts, language);
}
