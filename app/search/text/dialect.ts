/**
 * Endings of the speech of Konkan (Malvani, Agri, Sangameshwari) and of spoken Marathi: लग्नाक, शेतान, जातीवरना, बापाशीक. In the
 * standard words of the index they would cut stems (जमीन), so only a word that the index does not know is tried without them.
 */
const CASES =
  'वरसून|वरसुन|वरना|वरनं|वरनी|पासना|पासनं|कडसून|कडना|कडनं|साठना|साठनं|साटी|खातर|खातीर|मंदी|मधी|मदी|मदे|पाशी|सून|सुन|हून|हुन|थून|तून|शीक|शीन|शी|सला|सनी|च्यो|च्या|चो|चां|चं|चा|ची|चे|ला|ले|लो|लां|नी|ना|नं|नो|क|न|स|त';

/** Endings of verbs: शिकूक (शिकायला), शिवतव (शिवतो), केलंय (केले). */
const VERBS =
  'ण्यासाठी|ण्यास|ण्या|णारा|णारे|णार|ायाला|ायला|ायचा|ायची|ायचे|ायचं|ायचो|ाया|ावा|ावे|ावं|तलो|तला|तली|तले|त्यात|ल्यान|ल्यानी|ल्यात|ल्या|लेला|लेली|लेले|तंय|तय|ताव|तास|तव|तात|तो|ते|ता|ती|लंय|लय|लं|ली|णे|णं|वक|ूक|ुक|ून|ुन|ेल|ंल|ू';

const ENDING = new RegExp(`(?:${CASES}|${VERBS})$`);
const ENDINGS = [...CASES.split('|'), ...VERBS.split('|')];

const MIN_LETTERS = 2;

/** Endings follow one another at most twice: बापा + शी + क. */
const MOST_ENDINGS = 2;

/** Marathi endings as they are typed in Roman letters: vidhvansathi, mulinche, yojnecha. */
export const ROMAN_ENDING =
  /(?:y[ae]n?|n)?(?:sath?[iy]|saathi|sathee|madh?ye|madhe|madhil|madhun|karita|varun|kade|kadun|jawal|javal|pasun|bad+al|mul[ae]|ch[ae]?ya|ch[aei]|n[aei]|la|til|tun|hun)$/;

/** Returns a word without its endings of dialect, with the longest form first. */
export function standardForms(word: string): string[] {
  if (/^[a-z]+$/.test(word)) return ROMAN_ENDING.test(word) ? [word.replace(ROMAN_ENDING, '')] : [];
  const forms = new Set<string>();
  let latest = [word];
  for (let cut = 0; cut < MOST_ENDINGS; cut += 1) {
    latest = latest.flatMap((form) => withoutEnding(form));
    for (const form of latest) forms.add(form);
  }
  return [...forms].sort((a, b) => b.length - a.length);
}

function withoutEnding(word: string): string[] {
  if (!ENDING.test(word)) return [];
  return ENDINGS.filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
    .filter((rest) => (rest.match(/\p{L}/gu) ?? []).length >= MIN_LETTERS);
}
