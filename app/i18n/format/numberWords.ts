import type { Language } from '../language.ts';

/** Numbers as words, from one to twenty. */
export const NUMBER_WORDS: Record<Language, readonly string[]> = {
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  mr: 'एक दोन तीन चार पाच सहा सात आठ नऊ दहा अकरा बारा तेरा चौदा पंधरा सोळा सतरा अठरा एकोणीस वीस'.split(' '),
};
