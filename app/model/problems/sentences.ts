import { formatDate } from '#app/i18n/format/dates.ts';
import { formatAmount, formatNumber } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { createTranslator } from '#app/i18n/translate.ts';
import en from '#words/en/problems.json' with { type: 'json' };
import mr from '#words/mr/problems.json' with { type: 'json' };
import type { Param, Place, Problem, ProblemCode } from './problem.ts';

/** Formats a problem as a sentence without a full stop. */
export function problemSentence({ code, params }: Pick<Problem, 'code' | 'params'>, language: Language): string {
  const { count } = params;
  const blanks = Object.entries(params).map(([name, value]) => [
    name === 'count' ? 'n' : name,
    value === undefined ? undefined : formatParam(value, language),
  ]);
  const values = { ...Object.fromEntries(blanks), ...(count !== undefined && { count }) };
  return createTranslator(language, { en, mr })(code, values);
}

/** Returns whether a string is a problem code. A code with plural forms has only keys with suffixes, such as `_other`. */
export function isProblemCode(name: string): name is ProblemCode {
  return name in en || `${name}_other` in en;
}

/** Formats problems grouped by file: the file name, then a line `  field sentence` for each problem. */
export function formatProblems(problems: readonly Problem[], language: Language = 'en'): string {
  return [...Map.groupBy(problems, ({ file }) => file)]
    .map(([file, inFile]) =>
      [
        file,
        ...inFile.map((one) => `  ${[one.path.join('.'), problemSentence(one, language)].filter(Boolean).join(' ')}`),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Formats a place: `content/home.yaml (title.en)`. */
export function formatPlace({ file, path }: Place): string {
  return path.length === 0 ? file : `${file} (${path.join('.')})`;
}

function formatParam(value: Param, language: Language): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formatNumber(value, language);
  if ('day' in value) return formatDate(value.day, language);
  if ('rupees' in value) return formatAmount(value.rupees, language);
  if ('en' in value) return value[language];
  return value.map((one) => formatParam(one, language)).join(', ');
}
