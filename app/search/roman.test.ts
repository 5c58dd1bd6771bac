import { describe, expect, it } from 'vitest';
import { romanKey } from './roman.ts';

describe('in Roman letters', () => {
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
  ])('%s has the consonants of %s', (word, spellings) => {
    const { bones } = romanKey(word);
    expect(spellings.split(' ').map((spelling) => romanKey(spelling).bones)).toEqual(
      spellings.split(' ').map(() => bones),
    );
  });

  it.each([
    ['घर', 'ghode'],
    ['मुली', 'mal'],
    ['कर्ज', 'garaj'],
  ])('%s is not %s', (word, other) => {
    expect(romanKey(word).sound).not.toBe(romanKey(other).sound);
  });

  it.each(Array.from('bdgjklmnprstv'))('%s is heard the same with an h behind it', (consonant) => {
    expect(romanKey(`a${consonant}hal`)).toEqual(romanKey(`a${consonant}al`));
  });

  it.each([
    ['इंदिरा', { bones: 'indr', sound: 'indir' }],
    ['आधार', { bones: 'adr', sound: 'adr' }],
    ['घर', { bones: 'gr', sound: 'gr' }],
    ['म्हातारी', { bones: 'mtr', sound: 'mtri' }],
    ['punya', { bones: 'pny', sound: 'puny' }],
    ['ammmi', { bones: 'am', sound: 'ami' }],
    ['eekalavya', { bones: 'iklvy', sound: 'iklvy' }],
    ['oon', { bones: 'un', sound: 'un' }],
    ['acqar', { bones: 'akr', sound: 'akr' }],
  ])('%s is %o', (word, key) => {
    expect(romanKey(word)).toEqual(key);
  });

  it('says nothing of digits', () => {
    expect(romanKey('123')).toEqual({ bones: '', sound: '' });
  });
});
