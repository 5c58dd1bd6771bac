/** Endings of Marathi verbs, in standard and spoken language, as a term has them, without its last vowel: शिकत, शिकल, शिकुन. */
const ENDING = /(?:ताव|तंय|तय|तव|ता?त|ता?न|लेल|लंय|लय|ल|णार|ण|ायच|ाय|ावंक|ाव|ुन|ुक|ु|ेल)$/;

const MIN_LETTERS = 2;

/** Returns the root of a term that has an ending of a verb. */
export function verbRoot(term: string): string | undefined {
  const root = term.replace(ENDING, '');
  return root !== term && (root.match(/[क-ह]/g) ?? []).length >= MIN_LETTERS ? root : undefined;
}
