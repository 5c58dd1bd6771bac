import { inDigitsOf } from '#app/i18n/format/numbers.ts';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import type { Params, Problem, ProblemCode } from '#app/model/problems/problem.ts';
import { problemSentence } from '#app/model/problems/sentences.ts';

/** Locates a cell, or a whole sheet if `row` is missing. `column` contains letters such as `AB`. */
export type CellPlace = { sheet: string; row?: number; column?: string; heading?: Bilingual };
export type ProblemDetail = Pick<Problem, 'code' | 'params'>;
export type CellProblem = ProblemDetail & { place: CellPlace };

export function detail(code: ProblemCode, params: Params = {}): ProblemDetail {
  return { code, params };
}

export function digits(value: string | number): string {
  return inDigitsOf('mr', String(value));
}

export function formatCellProblem({ place, ...problem }: CellProblem): string {
  return LANGUAGES.map((language) => `  ${formatPlace(language, place)}: ${problemSentence(problem, language)}.`).join(
    '\n',
  );
}

const WORDS = {
  en: { sheet: 'Sheet', row: 'row', column: 'column' },
  mr: { sheet: 'तक्ता', row: 'ओळ', column: 'रकाना' },
};

export function formatPlace(language: Language, { sheet, row, column, heading }: CellPlace): string {
  const words = WORDS[language];
  const parts = [`${words.sheet} ${sheet}`];
  if (row) parts.push(`${words.row} ${inDigitsOf(language, String(row))}`);
  if (column) parts.push(`${words.column} ${column}`);
  return parts.join(', ') + (heading ? ` (${heading[language]})` : '');
}
