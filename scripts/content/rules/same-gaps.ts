import { errorAt, type Finding } from '../finding.ts';
import { GAP } from '../patterns.ts';
import type { Text } from '../texts.ts';

/** Words of the interface stand in both languages and are given the same things: `{{date}}`, tags around a part. */
export function sameGaps(words: Text[]): Finding[] {
  return words.flatMap(({ file, field, en, mr }) => {
    const missing = [...(en === '' ? ['en'] : []), ...(mr === '' ? ['mr'] : [])];
    if (missing.length > 0)
      return missing.map((language) =>
        errorAt({ file, field: `${field}.${language}` }, 'is missing here, but the other language has it. Write it'),
      );
    // "one hour" need not print its number.
    if (field.endsWith('_one') || gaps(en) === gaps(mr)) return [];
    return [
      errorAt(
        { file, field: `${field}.mr` },
        `has ${gaps(mr) || 'no gaps'}, but the English has ${gaps(en) || 'none'}`,
      ),
    ];
  });
}

function gaps(text: string): string {
  return (text.match(new RegExp(GAP, 'g')) ?? []).sort().join(' ');
}
