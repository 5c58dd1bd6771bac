import { describe, expect, it } from 'vitest';
import { phoneticKey } from './phonetic.ts';

describe('phoneticKey', () => {
  it.each([
    ['घरकुल', 'gharkul gharkool gharakul gharkula'],
    ['विधवा', 'vidhva vidhwa vidhava widhwa'],
    ['शिष्यवृत्ती', 'shishyavrutti shishyavrti shishyvrutti shishyavritti shishyawrutti'],
    ['वसतिगृह', 'vasatigruh vasatigrah vastigruh vasatigruha wasatigruh'],
    ['निवृत्तीवेतन', 'nivruttivetan nivrutivetan niwruttivetan'],
    ['अनुदान', 'anudan anudaan'],
    ['अपंग', 'apang apanga'],
    ['दिव्यांग', 'divyang diwyang divyaang'],
    ['ज्येष्ठ', 'jyeshtha jeshtha jesth jyesth'],
    ['आंतरजातीय', 'antarjatiya aantarjatiy antarjateeya'],
    ['विवाह', 'vivah vivaah wivah'],
    ['शैक्षणिक', 'shaikshanik shaixanik'],
    ['संपर्क', 'sampark sanpark'],
    ['संस्था', 'sanstha samstha'],
    ['मुंबई', 'mumbai'],
    ['ज्ञान', 'dnyan gyan'],
    ['विज्ञान', 'vidnyan vigyan'],
    ['पुण्य', 'punya'],
    ['कर्ज', 'karj qarz'],
    ['इंदिरा', 'indira eendira'],
    ['उच्च', 'uchcha oochcha'],
    ['छात्र', 'chhatra chatra'],
    ['रोजगार', 'rojgar rozgar'],
  ])('gives %s the same skeleton as %s', (word, spellings) => {
    const { skeleton } = phoneticKey(word);
    expect(spellings.split(' ').map((spelling) => phoneticKey(spelling).skeleton)).toEqual(
      spellings.split(' ').map(() => skeleton),
    );
  });

  it.each([
    ['घर', 'ghode'],
    ['मुली', 'mal'],
    ['कर्ज', 'garaj'],
  ])('gives %s a different sound from %s', (word, other) => {
    expect(phoneticKey(word).sound).not.toBe(phoneticKey(other).sound);
  });

  it.each(Array.from('bdgjklmnprstv'))('ignores an h after %s', (consonant) => {
    expect(phoneticKey(`a${consonant}hal`)).toEqual(phoneticKey(`a${consonant}al`));
  });

  it.each([
    ['इंदिरा', { skeleton: 'indr', sound: 'indir' }],
    ['आधार', { skeleton: 'adr', sound: 'adr' }],
    ['घर', { skeleton: 'gr', sound: 'gr' }],
    ['म्हातारी', { skeleton: 'mtr', sound: 'mtri' }],
    ['punya', { skeleton: 'pny', sound: 'puny' }],
    ['ammmi', { skeleton: 'am', sound: 'ami' }],
    ['eekalavya', { skeleton: 'iklvy', sound: 'iklvy' }],
    ['oon', { skeleton: 'un', sound: 'un' }],
    ['acqar', { skeleton: 'akr', sound: 'akr' }],
  ])('reduces %s to %o', (word, key) => {
    expect(phoneticKey(word)).toEqual(key);
  });

  it('returns an empty key for digits', () => {
    expect(phoneticKey('123')).toEqual({ skeleton: '', sound: '' });
  });
});
