/** What stands before an ending that begins at a vowel: the oblique form of the noun, योजने + ची. */
const VOWEL = '(?<=[ाीेोूंःअ-औ])';

/** Postpositions that are written to the noun, also to names and English words: पालघरमध्ये, पेन्शनसाठी. */
const POSTPOSITIONS =
  'साठी|साठि|पर्यंत|पासून|पासुन|मध्ये|मधे|मधील|मधून|मधल्या|कडून|कडुन|खालील|खाली|बद्दल|विषयी|प्रमाणे|मार्फत|द्वारे|शिवाय|सोबत|करिता|करीता|करता|नंतर|पूर्वी|बाबत|अंतर्गत|समोर|तर्फे|ऐवजी|नुसार|च्या';

/** Case endings and short postpositions: only behind a vowel, or the last letters of plain words would go. */
const CASES = 'मुळे|कडे|कडील|वरील|वरून|वर|सह|जवळ|तील|तून|तुन|तल्या|तला|तली|तले|हून|हुन|चा|ची|चे|चं|चि|त|शी|ने|ला';

const POSTPOSITION = new RegExp(`(?:${POSTPOSITIONS})$`);

const ENDINGS = [POSTPOSITION, /(?<=[ें])स$/, /ं(?:ना|नी|नि)$/, new RegExp(`${VOWEL}(?:${CASES})$`)];

/** Behind a consonant only from names of some length: पालघरचे, but वाचा stays. */
const AFTER_NAMES = /(?<=[क-ह])(?:चा|ची|चे|ला)$/;
const LETTERS_OF_A_NAME = 3;

/** The vowel that the oblique form or the plural ends in, or that the word itself may end in. */
const VOWEL_AT_END = /(?:्ये|्यां?|[ािीेो]ं?|ं)$/;

/** A stem has at least two letters. */
const FEWEST_LETTERS = 2;

/** Words that only look as if they had an ending. */
const WHOLE = new Set(['aids', 'news', 'अपघात', 'आघात', 'जाहिरात', 'सुरुवात', 'गुजरात', 'संगीत', 'चित्रफीत']);

/** Girl and girls: without their vowel the words would be those of boys, मुलगा and मुले. */
const GIRLS = /^मुलग?ीं?$/;

/**
 * What is left of a word without its endings, so that घरकुलासाठी, घरकुलाची and घरकुल are one: case endings and postpositions
 * of Marathi, then the vowel of the oblique form; the plural of English. Takes a word of `splitWords`.
 */
export function stem(word: string): string {
  if (/^[a-z]+$/.test(word)) return singular(word);
  if (!/[\u0900-\u097f]/.test(word)) return word;
  // Two endings: मुंबईमधल्या + चे. Below the first only a postposition, or letters of the noun itself would go.
  const noun = cut(withoutEnding(word), POSTPOSITION);
  if (GIRLS.test(noun)) return 'मुली';
  return cut(cut(noun, VOWEL_AT_END), /्य$/);
}

function withoutEnding(word: string): string {
  if (WHOLE.has(word)) return word;
  for (const ending of ENDINGS) {
    const rest = cut(word, ending);
    if (rest !== word) return rest;
  }
  return cut(word, AFTER_NAMES, LETTERS_OF_A_NAME);
}

function cut(word: string, ending: RegExp, fewest = FEWEST_LETTERS): string {
  const rest = word.replace(ending, '');
  return letters(rest) >= fewest ? rest : word;
}

function letters(word: string): number {
  return word.match(/\p{L}/gu)?.length ?? 0;
}

function singular(word: string): string {
  if (word.length <= 3 || WHOLE.has(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}
