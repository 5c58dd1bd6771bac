import { isDevanagari } from './normalize.ts';

/** Captures the final vowel of an oblique form before an ending, as in योजने + ची. A lookbehind would stop Safari before 16.4. */
const VOWEL = '([ाीेोूंःअ-औ])';

/** Postpositions joined to a noun, a name or an English word: पालघरमध्ये, पेन्शनसाठी. */
const POSTPOSITIONS =
  'साठी|साठि|पर्यंत|पासून|पासुन|मध्ये|मधे|मधील|मधून|मधल्या|कडून|कडुन|खालील|खाली|बद्दल|विषयी|प्रमाणे|मार्फत|द्वारे|शिवाय|सोबत|करिता|करीता|करता|नंतर|पूर्वी|बाबत|अंतर्गत|समोर|तर्फे|ऐवजी|नुसार|च्या';

/** Case endings and short postpositions, only after a vowel; otherwise plain words would lose their last letters. */
const CASES = 'मुळे|कडे|कडील|वरील|वरून|वर|सह|जवळ|तील|तून|तुन|तल्या|तला|तली|तले|हून|हुन|चा|ची|चे|चं|चि|त|शी|ने|ला';

const POSTPOSITION = new RegExp(`(?:${POSTPOSITIONS})$`);
const ENDINGS = [POSTPOSITION, /([ें])स$/, /ं(?:ना|नी|नि)$/, new RegExp(`${VOWEL}(?:${CASES})$`)];

/** Case endings after a consonant (पालघरचे), only if at least `MIN_NAME_LENGTH` letters remain (not वाचा). */
const AFTER_NAMES = /([क-ह])(?:चा|ची|चे|ला)$/;
const MIN_NAME_LENGTH = 3;

/** Final vowel of an oblique form, a plural or a base form. */
const VOWEL_AT_END = /(?:्ये|्यां?|[ािीेो]ं?|ं)$/;

const MIN_STEM_LENGTH = 2;

/** Words that only seem to have an ending, or mean something else without it: जातीमुळे is about violence, जाती about a certificate. */
const UNINFLECTED = new Set([
  'aids',
  'news',
  'अपघात',
  'आघात',
  'जाहिरात',
  'सुरुवात',
  'गुजरात',
  'संगीत',
  'चित्रफीत',
  'जातीवरून',
  'जातीमुळे',
]);

/** Forms of "girl" and "girls". Without their final vowel they would equal "boy" and "boys". */
const GIRLS = /^मुलग?ीं?$/;

/** Words that negate, in both languages and scripts, by which a phrase is known: दिसत नाही, disat nay, cannot see. */
const NEGATIONS = /^(?:नाहीत?|नाहि|नाय|नाई|न्हाय|नसते?|नको|nahit?|nahi+|naah?i|na+y|nai|not|no|cannot|never|without)$/;

/** The term of all words that negate. */
export const NEGATION = 'नाहि';

/** Removes Marathi case endings, postpositions and the oblique vowel (घरकुलासाठी → घरकुल), and English plural endings. */
export function stem(word: string): string {
  if (NEGATIONS.test(word)) return NEGATION;
  if (/^[a-z]+$/.test(word)) return singular(word);
  if (!isDevanagari(word)) return word;
  // A second ending can only be a postposition (मुंबईमधल्या + चे); removing any other would cut the noun itself.
  const noun = cut(removeEnding(word), POSTPOSITION);
  if (GIRLS.test(noun)) return 'मुली';
  return cut(cut(noun, VOWEL_AT_END), /्य$/);
}

function removeEnding(word: string): string {
  if (UNINFLECTED.has(word)) return word;
  for (const ending of ENDINGS) {
    const rest = cut(word, ending);
    if (rest !== word) return rest;
  }
  return cut(word, AFTER_NAMES, MIN_NAME_LENGTH);
}

/** Removes an ending, but keeps the letter before it that its expression captures. */
function cut(word: string, ending: RegExp, minLength = MIN_STEM_LENGTH): string {
  // Without a captured letter, the second argument is the number of the position.
  const rest = word.replace(ending, (_, kept: string | number) => (typeof kept === 'string' ? kept : ''));
  const letters = rest.match(/\p{L}/gu) ?? [];
  return letters.length >= minLength ? rest : word;
}

function singular(word: string): string {
  if (word.length <= 3 || UNINFLECTED.has(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}
