import { errorAt, type Path, type Place, type Problem } from './problems/problem.ts';
import { describeRefusedLetter } from './typed/letters.ts';
import { findSheetError } from './typed/reading.ts';
import { findDisguisedAddress } from './typed/webAddress.ts';

/** Finds what no text may contain, in all texts of a value and in the names of its fields. */
export function textProblems(file: string, value: unknown, path: Path = []): Problem[] {
  if (typeof value === 'string') return textProblemsAt({ file, path }, value);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const inner = [...path, Array.isArray(value) ? Number(name) : name];
    return [...textProblemsAt({ file, path: inner }, name), ...textProblems(file, part, inner)];
  });
}

export function textProblemsAt(place: Place, text: string): Problem[] {
  const letter = describeRefusedLetter(text);
  if (letter) return [errorAt(place, 'refusedLetter', letter)];
  if (text !== text.normalize('NFC')) return [errorAt(place, 'notNfc')];
  if (text.includes('\n')) return [errorAt(place, 'lineBreak')];
  const error = findSheetError(text);
  if (error) return [errorAt(place, 'sheetError', { found: error })];
  const disguised = findDisguisedAddress(text);
  return disguised ? [errorAt(place, disguised.code, { address: disguised.address })] : [];
}
